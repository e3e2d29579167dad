/*
 * A cell with several entries separates them by `|`, and the parts of an entry by `=`. A backslash before a sign takes its
 * meaning away.
 */

/** The entries of a cell, each as its parts; empty entries are left out. */
export function entriesOf(cell: string): string[][] {
  const entries: string[][] = []
  let parts = ['']
  const add = (text: string) => (parts[parts.length - 1] += text)
  const end = () => {
    const trimmed = parts.map((part) => part.trim())
    if (trimmed.some(Boolean)) entries.push(trimmed)
    parts = ['']
  }
  for (let at = 0; at < cell.length; at += 1) {
    const sign = cell[at] as string
    if (sign === '\\' && at + 1 < cell.length) add(cell[(at += 1)] as string)
    else if (sign === '|') end()
    else if (sign === '=') parts.push('')
    else add(sign)
  }
  end()
  return entries
}

/** The cell of entries, as `entriesOf` reads it. */
export function cellOfEntries(entries: readonly (readonly string[])[]): string {
  const escaped = (part: string) => part.replace(/[\\|=]/g, (sign) => `\\${sign}`)
  return entries.map((parts) => parts.map(escaped).join('=')).join('|')
}
