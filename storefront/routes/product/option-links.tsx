import { type Centavos, formatMoney } from '#domain/money/money.ts'
import { productPath } from '../../product/product-path.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Choice, Choices } from './options.ts'

/**
 * Links to the other colours and storage sizes of the same model, with what they cost more or less. The differences are
 * of the public prices, so a customer with other prices sees none.
 */
export function OptionLinks({ colours, storages, hasPublicPrices }: Choices & { hasPublicPrices: boolean }) {
  const messages = useMessages(productMessages)
  return (
    <>
      <Group title={messages.color} choices={colours} hasPublicPrices={hasPublicPrices} />
      <Group title={messages.storage} choices={storages} hasPublicPrices={hasPublicPrices} />
    </>
  )
}

interface GroupProps {
  title: string
  choices: readonly Choice[]
  hasPublicPrices: boolean
}

function Group({ title, choices, hasPublicPrices }: GroupProps) {
  const messages = useMessages(productMessages)
  if (choices.length === 0) return null
  return (
    <nav aria-label={title}>
      <p aria-hidden className="mb-1.5 text-xs text-muted">
        {title}
      </p>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ name, code, hex, isCurrent, isSold, moreCentavos }) => (
          <li key={name}>
            <a
              href={productPath(code)}
              aria-current={isCurrent ? 'true' : undefined}
              className={`flex min-h-11 items-center gap-2 rounded-md px-3 text-sm ${
                isCurrent ? 'bg-raised font-semibold ring-2 ring-accent' : 'bg-sunken hover:bg-line'
              }`}
            >
              {hex && (
                <svg aria-hidden className="size-4.5 shrink-0" viewBox="0 0 18 18">
                  <circle cx="9" cy="9" r="8.5" fill={`#${hex}`} className="stroke-line-strong" />
                </svg>
              )}
              <span className={`first-letter:uppercase ${isSold ? '' : 'text-muted line-through'}`}>{name}</span>
              {hasPublicPrices && moreCentavos !== undefined && (
                <span className="text-xs whitespace-nowrap text-muted">{signed(moreCentavos)}</span>
              )}
              {!isSold && <span className="sr-only">({messages.outOfStock})</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A difference of prices with its sign and without the centavos of a whole amount: `+RD$6,000`, `-RD$1,000`. */
const signed = (centavos: Centavos) => `${centavos > 0 ? '+' : ''}${formatMoney(centavos).replace(/\.00$/, '')}`
