import { formatMoneyShort } from '#domain/money/money.ts'
import type { Choice } from './options.ts'
import { OldPrice } from './price.tsx'
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
      <p aria-hidden className="mb-1.5 text-xs text-muted">
        {title}
      </p>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => {
          const { name, code, isCurrent } = choice
          const className = `flex min-h-12 items-center gap-2 rounded-md px-3 text-left text-sm ${
            isCurrent
              ? 'bg-raised font-semibold ring-2 ring-accent'
              : 'bg-raised ring-1 ring-line-strong hover:bg-quiet'
          }`
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
                  className={className}
                >
                  {shown}
                </button>
              ) : (
                <a href={productPath(code)} aria-current={isCurrent ? 'true' : undefined} className={className}>
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
  const { name, hex, isSold, priceCentavos, beforeCentavos } = choice
  return (
    <>
      {hex && (
        <svg aria-hidden className="size-4.5 shrink-0" viewBox="0 0 18 18">
          <Swatch hex={hex} cx={9} size={18} />
        </svg>
      )}
      <span className="leading-tight">
        <span className={`block first-letter:uppercase ${isSold ? '' : 'text-muted line-through'}`}>{name}</span>
        {hasPublicPrices && priceCentavos !== undefined && (
          <span className="block text-xs font-normal whitespace-nowrap text-muted">
            <span className={beforeCentavos === undefined ? '' : 'font-semibold text-price-drop'}>
              {formatMoneyShort(priceCentavos)}
            </span>
            {beforeCentavos !== undefined && (
              <>
                {' '}
                <OldPrice centavos={beforeCentavos} format={formatMoneyShort} />
              </>
            )}
          </span>
        )}
      </span>
      {!isSold && <span className="sr-only">({soldOut})</span>}
    </>
  )
}
