import { foldText } from './fold-text.ts'

const lengthMin = 2
const lengthMax = 60
/** Fewer digits than those of a telephone number. */
const digitsMax = 5
/** What marks an address of a person or of a page. */
const addressMarks = /@|:\/\/|www\./i

/**
 * A search in the form in which searches that found nothing are counted: `Zumbador, AZUL` and `zumbador azul` are one.
 * Undefined for what may say who somebody is (an e-mail, a telephone, any long number), for addresses of pages, and for
 * what is no word: numbers alone, and texts that are too short or too long to be a synonym.
 */
export function vainSearchOf(query: string): string | undefined {
  const text = foldText([query])
  const { length } = [...text]
  if (length < lengthMin || length > lengthMax || addressMarks.test(query)) return undefined
  const digits = text.replace(/\P{N}/gu, '').length
  return digits <= digitsMax && /\p{L}/u.test(text) ? text : undefined
}
