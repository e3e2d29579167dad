/**
 * The maximum length of a list of names in the confirm dialog, in characters: on phones, and on wider screens
 * (SHELL-11).
 */
export const namesMax = { small: 20, medium: 30 }

/**
 * A list of names shortened to `max` characters for a dialog (SHELL-11): without a trailing comma, and with an ellipsis
 * for the rest.
 */
export function shortNames(names: readonly string[], max: number): string {
  const all = names.join(', ')
  const characters = [...all]
  if (characters.length <= max) return all
  return `${characters
    .slice(0, max)
    .join('')
    .replace(/(?<![,\s])[,\s]+$/, '')}…`
}
