/** A product that matches a search. */
export interface Match {
  doc: number
  score: number
}

/** How much better a product has to match to take the place of one that still fits. */
const betterBy = 0.05

/**
 * The products to suggest for a text with one key more: those shown before that still fit stay, in their order, and the
 * best ones take the other places. The best of all comes first where it fits clearly better than what stays.
 */
export function productsToShow(best: readonly Match[], staying: readonly Match[], count: number): number[] {
  const [first] = best
  const stayingScore = staying.reduce((most, { score }) => Math.max(most, score), 0)
  const leads = first && first.score > stayingScore + betterBy ? [first] : []
  return [...new Set([...leads, ...staying, ...best].map(({ doc }) => doc))].slice(0, count)
}

/** A shorter text only begins words, and says too little to show products for it. */
const begunLengthMin = 3

/** Whether products are suggested for a text: from three letters on, or where it is a whole word that names something, as `tv` does. */
export const suggestsProducts = (text: string, isName: boolean): boolean => text.length >= begunLengthMin || isName
