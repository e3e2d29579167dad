import { comparedMax } from '#domain/products/compare-list.ts'
import type { ProductCard } from '../product/product-card.ts'
import { Icon } from '../ui/icon.tsx'
import { notify } from '../ui/notify.ts'
import { smallWidths } from '../ui/picture.tsx'
import { useRootMark } from '../ui/use-root-mark.ts'
import { ProductPicture } from '../product/product-picture.tsx'
import { useCards } from '../shopper/use-cards.ts'
import { compareMessages } from '../messages/compare.ts'
import { useMessages } from '../messages/use-messages.ts'
import { compareList, comparePath } from './compare-list.ts'

/**
 * The products chosen to compare, in a bar at the bottom of the window, above the mobile bar. The shopper can remove
 * one, clear all, or open the comparison.
 */
export default function CompareBar({ codes }: { codes: readonly string[] }) {
  const messages = useMessages(compareMessages)
  const { cards } = useCards(codes)
  useRootMark('data-compare-bar')

  function clear(): void {
    compareList.write([])
    // The pressed button disappears with the bar, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true })
    notify({
      id: 'compare',
      tone: 'success',
      text: messages.cleared,
      action: { label: messages.undo, run: () => compareList.write(codes) },
    })
  }

  return (
    <aside aria-label={messages.barLabel} className="compare-bar" data-alone={codes.length === 1 || undefined}>
      <p role="status" className="sr-only">
        {messages.barStatus(codes.length)}
      </p>
      <ul className="compare-chosen" data-full={codes.length === comparedMax ? '' : undefined}>
        {codes.map((code) => (
          <li key={code}>
            <ChosenProduct code={code} card={cards.find(({ codarticulo }) => codarticulo === code)} />
          </li>
        ))}
        {Array.from({ length: comparedMax - codes.length }, (_, at) => (
          <li key={at} aria-hidden className="compare-empty" />
        ))}
      </ul>
      <button type="button" onClick={clear} aria-label={messages.clearLabel} className="compare-clear">
        {messages.clear}
      </button>
      {codes.length === 1 ? (
        <p aria-hidden className="shrink-0 px-2 text-sm font-semibold text-muted">
          {messages.oneMore}
        </p>
      ) : (
        <a href={comparePath(codes)} className="button button-primary shrink-0 px-4">
          {messages.compareCount(codes.length)}
        </a>
      )}
    </aside>
  )
}

/** A chosen product as a button that removes it. */
function ChosenProduct({ code, card }: { code: string; card: ProductCard | undefined }) {
  const messages = useMessages(compareMessages)
  const name = card?.description ?? code
  return (
    <button
      type="button"
      title={name}
      aria-label={messages.removeNamed(name)}
      onClick={({ currentTarget }) => {
        const rest = compareList.read().filter((other) => other !== code)
        // The pressed button disappears, so the focus moves to the link beside it, to the button that clears where the
        // link goes too, or to the page when no product is left.
        const beside = rest.length > 1 ? 'a' : '.compare-clear'
        const next =
          rest.length > 0
            ? currentTarget.closest('aside')?.querySelector<HTMLElement>(beside)
            : document.getElementById('main')
        next?.focus({ preventScroll: true })
        compareList.write(rest)
      }}
      className="compare-one"
    >
      {card && <ProductPicture picture={card.imageGallery[0]} alt="" sizes="3rem" widths={smallWidths} />}
      <span className="compare-out">
        <Icon name="x" className="size-3" />
      </span>
    </button>
  )
}
