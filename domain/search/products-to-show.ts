/** A product that matches a search. */
export interface Match {
  doc: number
  score: number
  /** It misses a word of the search, and is there since few products have all. */
  isPartial: boolean
}

/** How much better a product has to match to take the place of one that still fits. */
const betterBy = 0.05

/**
 * The products to suggest for a text with one key more: those shown before that still fit stay, in their order, and the
 * best ones take the other places. The best of all comes first where it fits clearly better than what stays. Products
 * that miss a word follow those that have all, in the same way.
 */
export function productsToShow(best: readonly Match[], staying: readonly Match[], count: number): number[] {
  const [first] = best
  const stayingScore = staying.reduce((most, { score }) => Math.max(most, score), 0)
  const leads = first && first.score > stayingScore + betterBy ? [first] : []
  const all = [...leads, ...staying, ...best]
  const ordered = [...all.filter(({ isPartial }) => !isPartial), ...all.filter(({ isPartial }) => isPartial)]
  return [...new Set(ordered.map(({ doc }) => doc))].slice(0, count)
}

/** A shorter text only begins words, and says too little to show products for it. */
const begunLengthMin = 3

/** Whether products are suggested for a text: from three letters on, or where it is a whole word that names something, as `tv` does. */
export const suggestsProducts = (text: string, isName: boolean): boolean => text.length >= begunLengthMin || isName
