import { chooseTheme } from '../theme/choose-theme.ts'
import { Icon } from '../ui/icon.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useSaveChoice } from '../shopper/use-save-choice.ts'

/**
 * Switches between light and dark, and stores the choice (SHELL-3), a customer's also in the account. The page contains
 * both icons and CSS shows one of them, because the server does not know the theme.
 */
export function ThemeToggle({ className, hasLabel = false }: { className: string; hasLabel?: boolean }) {
  const messages = useMessages(shellMessages)
  const save = useSaveChoice()

  function switchTheme(): void {
    // The theme that CSS applies: the chosen one, or the system's.
    const theme = getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'light' : 'dark'
    chooseTheme(theme)
    void save({ theme })
  }

  return (
    <button
      type="button"
      onClick={switchTheme}
      className={`needs-script ${className}`}
      aria-label={hasLabel ? undefined : messages.changeTheme}
      title={hasLabel ? undefined : messages.changeTheme}
    >
      <Icon name="moon" className="size-5 in-light" />
      <Icon name="sun" className="size-5 in-dark" />
      {hasLabel && <span className="in-light">{messages.toDark}</span>}
      {hasLabel && <span className="in-dark">{messages.toLight}</span>}
    </button>
  )
}
