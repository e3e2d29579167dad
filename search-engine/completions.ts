import { completeTitle } from './complete-title.ts'
import { completeWord } from './complete-word.ts'
import type { Completing, Completion, CompletionOptions } from './completion.ts'
import type { JudgedIndex } from './word-importance.ts'
import { tokensMax } from './query.ts'
import { phraseKey } from './term-keys.ts'
import type { Search } from './result-cache.ts'
import type { Languages } from './vocabulary.ts'
import { isNumber, normalize, tokenize } from './tokenizer.ts'

/**
 * A function that completes the text that is being typed: its last word by words (`fun` by `funda`), the whole text by
 * titles (`funda de silicona`), the most frequent first. A text that ends in other characters than a word is not
 * completed.
 */
export function createCompleter(index: JudgedIndex, search: Search, describedAfter: Languages) {
  return (typed: string, options: CompletionOptions): Completion[] => {
    const completing = { index, search, options, describedAfter }
    if (!endsInWord.test(textOf(typed))) return []
    const direct = complete(completing, typed)
    if (direct.length > 0) return direct
    const { corrected } = search(typed, false)
    return corrected === null || corrected === typed ? [] : complete(completing, corrected)
  }
}

/**
 * A last word, up to a space: letters and numbers, with what joins them inside a word (`usb-c`, `6.1`). After `<b>x</b>`
 * or `1=1` a completion would only lengthen a text that nobody searches.
 */
const endsInWord = /(?:^|\s)[\p{L}\p{M}\p{N}]+(?:[-._'’][\p{L}\p{M}\p{N}]+)*$/u

const textOf = (typed: string): string => normalize(typed.trim())

/** Longer texts are names of single documents, which are shown themselves. */
const completionWordsMax = 4

function complete(completing: Completing, typed: string): Completion[] {
  const text = textOf(typed)
  const tokens = tokenize(text).slice(0, tokensMax)
  const last = tokens.at(-1)
  if (!last) return []
  const { max } = completing.options
  const isFirst = tokens.length === 1
  const titles = completeTitle(completing, tokens)
  const isEnough = !isFirst && titles.length >= max
  const words = isNumber(last.word) || isEnough ? [] : completeWord(completing, { text, tokens, last })
  // Whoever begins a second word is likely to type a title; after a first word everything is still possible.
  const ordered = isFirst ? [...words.slice(0, Math.max(1, max - titles.length)), ...titles] : [...titles, ...words]
  const short = ordered.filter(({ text: completed }) => completed.split(' ').length <= completionWordsMax)
  return withoutRepetitions(completing.index, short).slice(0, max)
}

/** Of texts with the same stems, such as `funda` and `fundas`, the first alone. */
function withoutRepetitions({ thesaurus }: JudgedIndex, completions: readonly Completion[]): Completion[] {
  const known = new Set<string>()
  return completions.filter(({ text }) => {
    const key = phraseKey(thesaurus, tokenize(text))
    return known.has(key) ? false : known.add(key)
  })
}
