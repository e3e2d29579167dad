import { cardText } from '#domain/products/card-text.ts'
import { amountOf, formatMoney, toCentavos } from '#domain/money/money.ts'
import { isOrderable, stockOf } from '../../product/card-price.ts'
import { type Line, linePriceCentavos } from '../../cart/cart.ts'
import { setQuantity } from '../../cart/cart-store.ts'
import { OldPrice } from '../../product/price.tsx'
import { displayPrice } from '../../product/display-price.ts'
import { productPath } from '../../product/product-path.ts'
import { smallWidths } from '../../ui/picture.tsx'
import { ProductFacts } from '../../product/product-facts.tsx'
import { ProductPicture } from '../../product/product-picture.tsx'
import { withoutBreaks } from '../../ui/without-breaks.tsx'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { InDollars } from '../../shopper/in-dollars.tsx'
import { LineNote, lineButton } from './line-note.tsx'
import { LineQuantity } from './line-quantity.tsx'

interface Props {
  branchCode: number
  line: Line
  guard: (act: () => void) => void
  /** Called for one unit less than one, or a typed 0: a dialog asks before the line is removed (CART-21). */
  onLastTaken: () => void
  /** Undefined unless the lines are being selected. */
  isSelected: boolean | undefined
  onSelect: () => void
}

/** A line of the cart: product, unit price, quantity, note and amount. */
export function CartLine({ branchCode, line, guard, onLastTaken, isSelected, onSelect }: Props) {
  const messages = useMessages(cartMessages)
  const { product, quantity } = line
  const name = product.description
  const set = (next: number) => guard(() => void setQuantity(product, branchCode, next))

  return (
    <li className="flex gap-3 py-4 last:pb-0 sm:gap-4">
      {isSelected !== undefined && <SelectBox name={name} isSelected={isSelected} onSelect={onSelect} />}
      {/* With large text the name goes below the picture as well. */}
      <div className="flex min-w-0 grow flex-wrap content-start gap-x-3 gap-y-2 sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-4 sm:gap-y-1">
        <a
          href={productPath(product.codarticulo)}
          tabIndex={-1}
          aria-hidden
          className="size-22 self-start rounded-md bg-display sm:row-span-2 sm:size-26"
        >
          <ProductPicture
            picture={product.imageGallery[0]}
            alt=""
            sizes="6rem"
            widths={smallWidths}
            className="size-full object-contain"
          />
        </a>
        <LineHead line={line} />
        {/* On a phone this is below the picture. */}
        <div className="min-w-0 max-sm:basis-full">
          <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
            <LineQuantity
              name={name}
              quantity={quantity}
              onChange={set}
              onLess={() => (quantity === 1 ? guard(onLastTaken) : set(quantity - 1))}
              onNone={() => guard(onLastTaken)}
            />
            <button type="button" aria-label={messages.removeNamed(name)} onClick={() => set(0)} className={lineButton}>
              {messages.remove}
            </button>
            <LineNote line={line} branchCode={branchCode} guard={guard} />
          </div>
          <LineProblem line={line} />
        </div>
      </div>
    </li>
  )
}

function SelectBox({ name, isSelected, onSelect }: { name: string; isSelected: boolean; onSelect: () => void }) {
  const messages = useMessages(cartMessages)
  return (
    <label className="-m-3 grid shrink-0 place-items-center p-3">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={isSelected}
        onChange={onSelect}
        aria-label={messages.selectNamed(name)}
      />
    </label>
  )
}

/** Name, unit price and amount of a line; the amount is beside the name where that leaves the name its space. */
function LineHead({ line }: { line: Line }) {
  const { product } = line
  const name = product.description
  const { title, facts } = cardText(name, product)
  return (
    <div className="min-w-0 grow basis-32">
      <div className="sm:flex sm:items-start sm:justify-between sm:gap-4">
        <a
          href={productPath(product.codarticulo)}
          aria-label={title === name ? undefined : name}
          className="min-w-0 leading-snug font-medium wrap-anywhere hover:underline"
        >
          {withoutBreaks(title)}
        </a>
        <Amount line={line} className="text-lg max-sm:hidden" />
      </div>
      <ProductFacts product={product} facts={facts} className="mt-0.5" />
      <UnitPrice line={line} />
      <Amount line={line} className="mt-1 sm:hidden" />
    </div>
  )
}

function Amount({ line, className }: { line: Line; className: string }) {
  const messages = useMessages(cartMessages)
  if (!isOrderable(line.product)) return null
  const centavos = amountOf({ quantity: line.quantity, unitPriceCentavos: linePriceCentavos(line) })
  return (
    <p className={`font-bold sm:shrink-0 sm:text-right ${className}`}>
      <span className="sr-only">{messages.amount} </span>
      {formatMoney(centavos)}
      <InDollars centavos={centavos} />
    </p>
  )
}

/**
 * The price of one unit of several, the regular price where it is reduced, and the offer from a larger quantity;
 * nothing where the amount of the line says it all.
 */
function UnitPrice({ line }: { line: Line }) {
  const messages = useMessages(cartMessages)
  const { product, quantity } = line
  if (product.price === null) return null
  const regular = toCentavos(product.price)
  const now = linePriceCentavos(line)
  const { fromQuantity } = displayPrice(product)
  const isReached = now < regular
  const isOffered = fromQuantity !== undefined && quantity < fromQuantity.quantity
  if (quantity === 1 && !isReached && !isOffered) return null
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-sm wrap-anywhere text-muted">
      {quantity > 1 && (
        <span className={isReached ? 'font-semibold text-price-drop' : ''}>
          <span className="sr-only">{messages.unitPrice} </span>
          {formatMoney(now)} {messages.each}
        </span>
      )}
      {isReached && <OldPrice centavos={regular} />}
      {isOffered && (
        // No price drop yet: it is one from that quantity on.
        <span>{messages.offerFrom(formatMoney(fromQuantity.priceCentavos), fromQuantity.quantity)}</span>
      )}
    </p>
  )
}

/** Why this line cannot be ordered as it is. Reading a cart does not change it, so the line shows the reason.  */
function LineProblem({ line: { product, quantity } }: { line: Line }) {
  const messages = useMessages(cartMessages)
  const stock = stockOf(product)
  const text =
    product.price === null
      ? messages.lineNoPrice
      : stock <= 0
        ? messages.lineOutOfStock
        : stock < quantity
          ? messages.lineClamped(stock)
          : undefined
  if (!text) return null
  return <p className="mt-2 rounded-sm bg-warning-soft px-3 py-1.5 text-sm font-medium text-warning">{text}</p>
}
