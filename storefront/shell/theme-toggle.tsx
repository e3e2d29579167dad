import { Icon } from '../ui/icon.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

/**
 * Turns the theme over and keeps it (SHELL-3). Both signs are in the page and the style shows one: the server does not
 * know the theme.
 */
export function ThemeToggle({ className, hasLabel = false }: { className: string; hasLabel?: boolean }) {
  const messages = useMessages(shellMessages)
  return (
    <button
      type="button"
      onClick={turnTheme}
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

function turnTheme(): void {
  const root = document.documentElement
  // What the style shows, be it chosen or the system's.
  const theme = getComputedStyle(root).colorScheme === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // A browser that keeps nothing turns the theme for this page.
  }
  root.dataset['theme'] = theme
  tintFrame()
}

/**
 * Gives the browser's own frame the colour of a chosen theme. Without a choice it follows the system by itself, as the
 * page does.
 */
export function tintFrame(): void {
  const root = document.documentElement
  if (!root.dataset['theme']) return
  const paper = getComputedStyle(root).getPropertyValue('--frame').trim()
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', paper)
}
