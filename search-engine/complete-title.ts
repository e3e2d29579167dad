import { type Completing, type Completion, candidatesMax } from './completion.ts'
import { titleKey } from './term-keys.ts'
import type { Token } from './tokenizer.ts'

const keyLengthMin = 2

/** The titles of the language that begin with the text, the most frequent first. */
export function completeTitle({ index, search, options }: Completing, tokens: readonly Token[]): Completion[] {
  const { titles, thesaurus } = index
  const { language, max, isAmong } = options
  const key = titleKey(thesaurus, tokens)
  if (key.length < keyLengthMin) return []
  const found = titles
    .mostFrequent(key, candidatesMax)
    .filter((id) => (titles.languagesOf(id) & language) !== 0)
    .map((id) => ({ text: titles.shownOf(id), count: titles.countOf(id) }))
    .sort((a, b) => b.count - a.count)
  const chosen: Completion[] = []
  for (const title of found.slice(0, max * 3)) {
    if (chosen.length === max) break
    if (!isAmong || search(title.text).docs.some(isAmong)) chosen.push(title)
  }
  return chosen
}
