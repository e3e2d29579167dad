import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** A notice that the listing is of a corrected search text, since the typed one finds nothing. */
export function CorrectedSearch({ typed, corrected }: { typed: string; corrected: string }) {
  const messages = useMessages(shopMessages)
  return (
    <p className="mb-4 rounded-md bg-link-soft px-4 py-3 text-sm wrap-anywhere">
      {messages.nothingFor(typed)} <b className="font-semibold">{messages.showingFor(corrected)}</b>
    </p>
  )
}
