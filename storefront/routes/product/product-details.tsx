import type { RichNode } from '#domain/products/rich-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { productMessages } from '../../messages/product.ts'
import { sectionMessages } from '../../messages/product-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ShownProduct } from './product-at-level.ts'
import { RichText } from './rich-text-view.tsx'
import { Section } from './section.tsx'

/** The details below the fold: description, warranty and specifications of a product. */
export default function ProductDetails({
  product,
  features,
}: {
  product: ShownProduct
  features: readonly RichNode[]
}) {
  const messages = useMessages(productMessages)
  const own = useMessages(sectionMessages)
  const { specifications, garanty } = product
  return (
    <div className="grid gap-10 lg:grid-cols-2 xl:grid-cols-[minmax(0,37rem)_minmax(0,1fr)]">
      <div className="space-y-10">
        {features.length > 0 && (
          <Section id="description" title={messages.description}>
            <RichText nodes={features} />
          </Section>
        )}
        {garanty > 0 && (
          <Section id="warranty" title={messages.warranty}>
            <p className="flex max-w-prose gap-3">
              <Icon name="shield-check" className="size-5.5 mt-0.5 text-success" />
              <span>
                {own.warrantyText(garanty)}{' '}
                <a href="/home/policies/warranty" className="link">
                  {own.warrantyPolicy}
                </a>
              </span>
            </p>
          </Section>
        )}
      </div>
      {specifications.length > 0 && (
        <Section id="specifications" title={own.specifications}>
          <table className="w-full text-sm">
            <tbody>
              {specifications.map(({ name, value }, at) => (
                <tr key={at} className="border-b border-line align-top last:border-0">
                  <th scope="row" className="w-2/5 py-2.5 pr-2 text-left font-normal wrap-anywhere text-muted">
                    {name}
                  </th>
                  <td className="py-2.5 font-medium wrap-anywhere">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
    </div>
  )
}
