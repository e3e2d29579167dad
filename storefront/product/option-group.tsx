import { formatMoneyShort } from '#domain/money/money.ts'
import { discountPercentage } from '#domain/products/unit-price.ts'
import type { Choice } from './options.ts'
import { OldPrice, Saving } from './price.tsx'
import { productPath } from './product-path.ts'
import { Swatch } from './swatch.tsx'

interface Props {
  title: string
  choices: readonly Choice[]
  /** What is said of a choice that is sold out at every branch. */
  soldOut: string
  /** The prices of choices are the public ones, so a customer with other prices sees none. */
  hasPublicPrices: boolean
  /** Chooses in place, by the code of a product; without it the choices are links to their pages. */
  onChoose?: (code: string) => void
  /** Called while the pointer or the focus is on a choice. */
  onNear?: (code: string) => void
}

/** The choices of a color or a storage, with what each costs (PRODUCT-12); nothing without a choice. */
export function OptionGroup({ title, choices, soldOut, hasPublicPrices, onChoose, onNear }: Props) {
  if (choices.length === 0) return null
  const Group = onChoose ? 'div' : 'nav'
  return (
    <Group aria-label={title} {...(onChoose && { role: 'group' })}>
      <p aria-hidden className="mb-1 text-xs text-muted">
        {title}
      </p>
      <ul className="choices">
        {choices.map((choice) => {
          const { name, code, isCurrent } = choice
          const shown = <ChoiceText choice={choice} soldOut={soldOut} hasPublicPrices={hasPublicPrices} />
          return (
            <li key={name}>
              {onChoose ? (
                <button
                  type="button"
                  aria-pressed={isCurrent}
                  onClick={() => onChoose(code)}
                  onPointerEnter={() => onNear?.(code)}
                  onFocus={() => onNear?.(code)}
                  className="choice"
                >
                  {shown}
                </button>
              ) : (
                <a href={productPath(code)} aria-current={isCurrent ? 'true' : undefined} className="choice">
                  {shown}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </Group>
  )
}

function ChoiceText({
  choice,
  soldOut,
  hasPublicPrices,
}: { choice: Choice } & Pick<Props, 'soldOut' | 'hasPublicPrices'>) {
  const { name, hex, isSold } = choice
  return (
    <>
      {hex && (
        <svg aria-hidden className="size-4.5 shrink-0" viewBox="0 0 18 18">
          <Swatch hex={hex} cx={9} size={18} />
        </svg>
      )}
      <span className="choice-text">
        <span className={`block first-letter:uppercase ${isSold ? '' : 'text-muted line-through'}`}>{name}</span>
        {hasPublicPrices && <ChoicePrice {...choice} />}
      </span>
      {!isSold && <span className="sr-only">({soldOut})</span>}
    </>
  )
}

/** What a choice costs; of one on offer the price before it too, and beside the name what that saves. */
function ChoicePrice({ priceCentavos, beforeCentavos }: Choice) {
  if (priceCentavos === undefined) return null
  if (beforeCentavos === undefined)
    return <span className="col-span-2 font-normal text-muted">{formatMoneyShort(priceCentavos)}</span>
  return (
    <>
      <span className="col-span-2 text-muted">
        <b className="text-price-drop">{formatMoneyShort(priceCentavos)}</b>{' '}
        <span className="text-xs font-normal">
          <OldPrice centavos={beforeCentavos} format={formatMoneyShort} />
        </span>{' '}
      </span>
      <span className="choice-saving">
        <Saving percent={discountPercentage(beforeCentavos, priceCentavos)} />
      </span>
    </>
  )
}
