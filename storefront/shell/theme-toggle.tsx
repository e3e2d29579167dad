import { Icon } from '../ui/icon.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

/**
 * Switches between light and dark, and stores the choice (SHELL-3). The page contains both icons and CSS shows one of
 * them, because the server does not know the theme.
 */
export function ThemeToggle({ className, hasLabel = false }: { className: string; hasLabel?: boolean }) {
  const messages = useMessages(shellMessages)
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

function switchTheme(): void {
  const root = document.documentElement
  // The theme that CSS applies: the chosen one, or the system's.
  const theme = getComputedStyle(root).colorScheme === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Without storage the theme changes for this page only.
  }
  root.dataset['theme'] = theme
  setToolbarColour()
}

/**
 * Sets `theme-color`, the colour of the browser's toolbar, to that of the chosen theme. Without a choice the browser
 * follows the system by itself, as the page does.
 */
export function setToolbarColour(): void {
  const root = document.documentElement
  if (!root.dataset['theme']) return
  const colour = getComputedStyle(root).getPropertyValue('--toolbar').trim()
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', colour)
}
