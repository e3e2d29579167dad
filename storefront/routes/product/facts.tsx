import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ShownProduct } from './own-detail.ts'

/** Model, colour and storage, where the product has them. */
export function Facts({ product }: { product: ShownProduct }) {
  const messages = useMessages(productMessages)
  const facts = [
    [messages.model, product.model],
    [messages.color, product.color],
    [messages.storage, product.storage],
    [messages.warranty, product.garanty > 0 && messages.warrantyDays(product.garanty)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className={`font-medium wrap-anywhere ${name === messages.color ? 'first-letter:uppercase' : ''}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
