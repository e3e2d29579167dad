import { formatMoneyShort, toCentavos } from '#domain/money/money.ts'
import type { FactName } from '#domain/products/card-text.ts'
import { cardMessages } from '../messages/product-card.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Swatch } from './swatch.tsx'
import { withoutBreaks } from '../ui/without-breaks.tsx'
import type { ProductCard } from './product-card.ts'

interface Props {
  product: Pick<ProductCard, 'model' | 'color' | 'storage' | 'length' | 'fits' | 'fits_total'>
  /** What the name above the line does not state: a name and its line state each fact once (PRODUCT-13). */
  facts: readonly FactName[]
  className?: string
}

/**
 * What tells a product from others of nearly the same name: its model, size and colour, or the devices that it is made
 * for. It wraps and is never cut; a card has the model in a line of its own.
 */
export function ProductFacts({ product, facts, className = '' }: Props) {
  const messages = useMessages(cardMessages)
  const { model, color, storage, length, fits = [], fits_total = 0 } = product
  if (facts.length === 0) return null
  const texts = {
    fits: messages.fits(fits.join(', '), fits_total - fits.length),
    model,
    size: storage ?? length,
    color,
  }
  const [first] = facts
  return (
    <p className={`product-facts ${className}`}>
      {facts.map((fact) => (
        <span key={fact} className={fact === 'fits' || fact === 'model' ? 'product-model' : undefined}>
          {fact !== first && separator}
          {withoutBreaks(texts[fact] as string)}
        </span>
      ))}
    </p>
  )
}

/** For assistive technology; the style sheet shows a dot, which is clipped where what follows begins a line. */
const separator = <span className="sr-only"> · </span>

const dotsMax = 4
const dotSize = 14

interface OptionsProps {
  product: Pick<ProductCard, 'options' | 'color' | 'storage' | 'length'>
  /** Whether the shopper buys at the prices of everybody: what others of the model cost is known at these alone. */
  hasPublicPrices: boolean
}

/**
 * In what the model of a card is sold: the colours, as dots, its own first, and the other storages or lengths, or else the
 * lowest price where it is below that of the card; nothing where there is nothing else. Its line shows as much as there is space for,
 * and assistive technology reads all of it.
 */
export function ProductOptions({ product, hasPublicPrices }: OptionsProps) {
  const messages = useMessages(cardMessages)
  const { options, color, storage, length } = product
  const all = options?.colors ?? []
  const colors = all.filter(({ name }) => name !== color)
  const sizes = [...(options?.storages ?? []), ...(options?.lengths ?? [])].filter(
    (size) => size !== storage && size !== length,
  )
  if (colors.length === 0 && sizes.length === 0) return null
  const from =
    hasPublicPrices && typeof options?.from_price === 'number'
      ? messages.from(formatMoneyShort(toCentavos(options.from_price)))
      : undefined
  const others = [...colors.map(({ name }) => name), ...sizes].join(', ')
  return (
    <p className="product-options">
      <span className="sr-only">{`${messages.also} ${others}${from ? `, ${from}` : ''}`}</span>
      {/* The most important first: the style sheet shows them from the right to the left, and hides what has no space. */}
      <span aria-hidden className="options-line">
        {from && <span>{from}</span>}
        {sizes.length > 0 && (colors.length === 0 || !from) && (
          <span>
            {`${colors.length > 0 ? '· ' : ''}${messages.alsoShort} `}
            {withoutBreaks(sizes[0] as string)}
            {sizes.length > 1 && ` +${sizes.length - 1}`}
          </span>
        )}
        {colors.length > 0 && (
          <Dots
            hexes={all.toSorted((a, b) => Number(b.name === color) - Number(a.name === color)).map(({ hex }) => hex)}
          />
        )}
      </span>
    </p>
  )
}

/** Colours as dots, and how many more there are. */
function Dots({ hexes }: { hexes: readonly (string | null)[] }) {
  const dots = hexes.flatMap((hex) => hex ?? []).slice(0, dotsMax)
  const width = dots.length * (dotSize + 2)
  return (
    <span className="options-dots">
      {dots.length > 0 && (
        <svg viewBox={`0 0 ${width} ${dotSize}`} width={width} height={dotSize}>
          {dots.map((hex, at) => (
            <Swatch key={hex} hex={hex} cx={at * (dotSize + 2) + dotSize / 2} size={dotSize} />
          ))}
        </svg>
      )}
      {hexes.length > dots.length && `+${hexes.length - dots.length}`}
    </span>
  )
}
