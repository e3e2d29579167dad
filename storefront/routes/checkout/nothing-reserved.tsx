import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Icon } from '../../ui/icon.tsx'

/** The checkout of a tab that has none. */
export default function NothingReserved() {
  const messages = useMessages(checkoutMessages)
  return (
    <div className="card mt-4 flex flex-col items-center gap-4 px-6 py-14 text-center md:mt-6">
      <span className="grid size-16 place-items-center rounded-xl bg-accent-soft text-ink">
        <Icon name="shopping-bag" className="size-7.5" />
      </span>
      <div>
        <h2 className="text-lg font-bold">{messages.nothing}</h2>
        <p className="mt-1 max-w-sm text-muted">{messages.nothingDetail}</p>
      </div>
      <a href="/cart" className="button button-primary">
        {messages.toCart}
      </a>
    </div>
  )
}
