import { compareList, comparePath } from '../../compare/compare-list.ts'
import { Icon } from '../../ui/icon.tsx'
import { compareMessages } from '../../messages/compare.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The page of a URL without products: how to choose some, or a link to the comparison that this browser has stored. */
export function NothingToCompare() {
  const messages = useMessages(compareMessages)
  const own = compareList.use()
  return (
    <div className="card flex flex-col items-center gap-4 px-6 py-14 text-center">
      <span className="grid size-16 place-items-center rounded-xl bg-accent-soft text-ink">
        <Icon name="scale" className="size-7.5" />
      </span>
      <div>
        <h2 className="text-lg font-bold">{own.length > 0 ? messages.stored(own.length) : messages.empty}</h2>
        <p className="mt-1 max-w-sm text-muted text-balance">
          {own.length > 0 ? messages.storedDetail : messages.emptyDetail}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {own.length > 0 && (
          <a href={comparePath(own)} className="button button-primary">
            {messages.toOwn(own.length)}
          </a>
        )}
        <a href="/shop" className={`button ${own.length > 0 ? 'button-quiet' : 'button-primary'}`}>
          {messages.toShop}
        </a>
      </div>
    </div>
  )
}
