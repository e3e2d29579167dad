import { toolbarColours } from './toolbar-colours.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** The theme that this browser has stored; the system's where it has stored none. */
export function chosenTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Shows a theme and stores the choice in this browser (SHELL-3). */
export function chooseTheme(theme: ThemeChoice): void {
  const { dataset } = document.documentElement
  try {
    if (theme === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
  } catch {
    // Without storage the theme changes for this page only.
  }
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  setToolbarColour()
}

/**
 * Sets `theme-color`, the colour of the browser's toolbar, to that of the chosen theme. Without a choice it follows the
 * system, as the page does.
 */
export function setToolbarColour(): void {
  const colours = toolbarColours[document.documentElement.dataset['variant'] === 'variant' ? 'variant' : 'main']
  const theme = chosenTheme()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = colours[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme]
}
