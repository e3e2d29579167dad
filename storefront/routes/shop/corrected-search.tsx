import { shopWords } from '../../words/shop.ts'
import { useWords } from '../../words/use-words.ts'

/** Says that another word was searched than the one typed, of which the store has nothing. */
export function CorrectedSearch({ typed, corrected }: { typed: string; corrected: string }) {
  const words = useWords(shopWords)
  return (
    <p className="mb-4 rounded-md bg-link-soft px-4 py-3 text-sm wrap-anywhere">
      {words.nothingFor(typed)} <b className="font-semibold">{words.showingFor(corrected)}</b>
    </p>
  )
}
