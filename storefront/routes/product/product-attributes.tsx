import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ShownProduct } from './product-at-level.ts'

/** Model, colour, storage and warranty of a product, as far as it has them. */
export function ProductAttributes({ product }: { product: ShownProduct }) {
  const messages = useMessages(productMessages)
  const attributes = [
    [messages.model, product.model],
    [messages.color, product.color],
    [messages.storage, product.storage],
    [messages.warranty, product.garanty > 0 && messages.warrantyDays(product.garanty)],
  ].filter((attribute): attribute is [string, string] => Boolean(attribute[1]))
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-4">
      {attributes.map(([name, value]) => (
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
