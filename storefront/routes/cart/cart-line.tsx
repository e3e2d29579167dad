import { Icon } from '../../ui/icon.tsx'
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
import { LineNote } from './line-note.tsx'
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
    <li className="flex gap-3 py-4 sm:gap-4">
      {isSelected !== undefined && <SelectBox name={name} isSelected={isSelected} onSelect={onSelect} />}
      {/* With large text the name goes below the picture as well. */}
      <div className="flex min-w-0 grow flex-wrap content-start gap-x-3 gap-y-2 sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-4 sm:gap-y-1">
        <a
          href={productPath(product.codarticulo)}
          tabIndex={-1}
          aria-hidden
          className="size-20 self-start rounded-md bg-display p-1.5 sm:row-span-2 sm:size-24"
        >
          <ProductPicture
            picture={product.imageGallery[0]}
            alt=""
            sizes="6rem"
            widths={smallWidths}
            className="size-full object-contain"
          />
        </a>
        <LineHead line={line} onRemove={() => set(0)} />
        {/* On a phone this is below the picture, with quantity and amount in one row. */}
        <div className="min-w-0 max-sm:basis-full">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <LineQuantity
              name={name}
              quantity={quantity}
              onChange={set}
              onLess={() => (quantity === 1 ? guard(onLastTaken) : set(quantity - 1))}
              onNone={() => guard(onLastTaken)}
            />
            {isOrderable(product) && (
              <p className="ml-auto text-right text-base font-bold sm:text-lg">
                <span className="sr-only">{messages.amount} </span>
                {formatMoney(amountOf({ quantity, unitPriceCentavos: linePriceCentavos(line) }))}
                <InDollars centavos={amountOf({ quantity, unitPriceCentavos: linePriceCentavos(line) })} />
              </p>
            )}
          </div>
          <LineProblem line={line} />
          <LineNote line={line} branchCode={branchCode} guard={guard} />
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

/** Name and unit price of a line, and the button that removes it. */
function LineHead({ line, onRemove }: { line: Line; onRemove: () => void }) {
  const messages = useMessages(cartMessages)
  const { product } = line
  const name = product.description
  const { title, facts } = cardText(name, product)
  return (
    <div className="min-w-0 grow basis-32">
      <div className="flex items-start justify-between gap-3">
        <a
          href={productPath(product.codarticulo)}
          aria-label={title === name ? undefined : name}
          className="line-clamp-5 min-w-0 leading-snug font-medium wrap-anywhere hover:underline"
        >
          {withoutBreaks(title)}
        </a>
        {/* No higher than a line of the name: the price follows it at once. */}
        <button
          type="button"
          className="-mt-2 -mr-2 -mb-3 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-danger"
          aria-label={messages.removeNamed(name)}
          onClick={onRemove}
        >
          <Icon name="trash-2" className="size-4.5" />
        </button>
      </div>
      <ProductFacts product={product} facts={facts} className="mt-0.5" />
      <UnitPrice line={line} />
    </div>
  )
}

/**
 * The price of one unit at this quantity, the regular price where it is reduced, and the offer from a larger quantity;
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
      <span className={isReached ? 'font-semibold text-price-drop' : ''}>
        <span className="sr-only">{messages.unitPrice} </span>
        {formatMoney(now)} {messages.each}
      </span>
      {isReached && <OldPrice centavos={regular} />}
      {isOffered && (
        <span className="text-price-drop">
          {messages.offerFrom(formatMoney(fromQuantity.priceCentavos), fromQuantity.quantity)}
        </span>
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
