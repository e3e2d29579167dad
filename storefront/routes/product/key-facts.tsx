import type { NamedValue } from '#domain/products/stated-once.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { factsMin } from './stated-by-choices.ts'

const factsMax = 4

/**
 * The first specifications of a product, in the retailer's order, with the way to all of them. Nothing for a product that
 * has hardly any.
 */
export function KeyFacts({ rows }: { rows: readonly NamedValue[] }) {
  const messages = useMessages(productMessages)
  if (rows.length < factsMin) return null
  return (
    <div>
      <dl className="flex flex-wrap gap-2 sm:flex-nowrap">
        {rows.slice(0, factsMax).map(({ name, value }) => (
          <div key={name} className="min-w-0 grow basis-2/5 rounded-md bg-sunken px-3 py-2.5 sm:basis-0">
            <dt className="text-xs wrap-anywhere text-muted">{name}</dt>
            <dd className="text-sm font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {rows.length > factsMax && (
        <a href="#specifications" className="link inline-flex min-h-11 items-center text-sm font-semibold">
          {messages.allSpecifications}
        </a>
      )}
    </div>
  )
}
