/** The characters of a list of names that the confirm dialog shows: on phones, and on wider screens (SHELL-11). */
export const namesMax = { small: 20, medium: 30 }

/**
 * A list of names shortened for a dialog (SHELL-11): cut to a length, a trailing comma trimmed, an ellipsis in place of
 * the rest.
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
