import type { NamedValue } from '#domain/products/stated-once.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { factsMax } from './stated-by-choices.ts'

/** The first specifications of a product that has many, in the retailer's order, with the way to all of them. */
export function KeyFacts({ rows }: { rows: readonly NamedValue[] }) {
  const messages = useMessages(productMessages)
  return (
    <div>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {rows.slice(0, factsMax).map(({ name, value }) => (
          <div key={name} className="rounded-md bg-sunken px-3 py-2.5">
            <dt className="text-xs wrap-anywhere text-muted">{name}</dt>
            <dd className="text-sm font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <a href="#specifications" className="link inline-flex min-h-11 items-center text-sm font-semibold">
        {messages.allSpecifications}
      </a>
    </div>
  )
}
