import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Says that another word was searched than the one typed, of which the store has nothing. */
export function CorrectedSearch({ typed, corrected }: { typed: string; corrected: string }) {
  const messages = useMessages(shopMessages)
  return (
    <p className="mb-4 rounded-md bg-link-soft px-4 py-3 text-sm wrap-anywhere">
      {messages.nothingFor(typed)} <b className="font-semibold">{messages.showingFor(corrected)}</b>
    </p>
  )
}
