const marks = '"“”'

/** Whether a search is in quotation marks: then its words are searched as they stand, and name no price (SEARCH-55). */
export function isQuoted(query: string): boolean {
  const text = query.trim()
  return text.length > 2 && marks.includes(text[0] as string) && marks.includes(text.at(-1) as string)
}

/** A search without the quotation marks around it, as a title has it. */
export const unquoted = (query: string): string => (isQuoted(query) ? query.trim().slice(1, -1).trim() : query)

/** A search in quotation marks. */
export const quoted = (query: string): string => `"${query.replace(/["“”]/g, '').trim()}"`
