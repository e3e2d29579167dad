import { productWords } from '../../words/product.ts'
import { useWords } from '../../words/use-words.ts'
import type { ShownProduct } from './own-detail.ts'

/** Model, colour and storage, where the product has them. */
export function Facts({ product }: { product: ShownProduct }) {
  const words = useWords(productWords)
  const facts = [
    [words.model, product.model],
    [words.color, product.color],
    [words.storage, product.storage],
    [words.warranty, product.garanty > 0 && words.warrantyDays(product.garanty)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className={`font-medium wrap-anywhere ${name === words.color ? 'first-letter:uppercase' : ''}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
