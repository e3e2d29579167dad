import { statedOnce } from '#domain/products/stated-once.ts'
import { warrantyDaysOf } from '#domain/products/warranty.ts'
import type { RichNode } from '#domain/products/rich-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { productMessages } from '../../messages/product.ts'
import { sectionMessages } from '../../messages/product-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Choices } from '../../product/options.ts'
import type { ShownProduct } from './product-at-level.ts'
import { RichText } from './rich-text-view.tsx'
import { Section } from './section.tsx'
import { statedByChoices } from './stated-by-choices.ts'

interface Props {
  product: ShownProduct
  choices: Choices
  features: readonly RichNode[]
}

/**
 * The details below the fold: description, what is in the box, warranty and specifications of a product. What the choices
 * of colour and storage state stands in no row again.
 */
export default function ProductDetails({ product, choices, features }: Props) {
  const messages = useMessages(productMessages)
  const own = useMessages(sectionMessages)
  const { model, garanty } = product
  const { rows, inTheBox } = statedOnce(product.specifications, statedByChoices(product, choices))
  const specifications = [
    ...rows,
    ...(model ? [{ name: messages.model, value: model }] : []),
    { name: messages.code, value: product.codarticulo },
  ]
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-10">
      <div className="space-y-10">
        {features.length > 0 && (
          <Section id="description" title={messages.description}>
            <RichText nodes={features} />
          </Section>
        )}
        {inTheBox && (
          <Section id="in-the-box" title={own.inTheBox}>
            <p className="flex max-w-prose gap-3">
              <Icon name="package-open" className="mt-0.5 size-5.5 shrink-0 text-muted" />
              <span className="first-letter:uppercase">{inTheBox}</span>
            </p>
          </Section>
        )}
        <Section id="warranty" title={messages.warranty}>
          <p className="flex max-w-prose gap-3">
            <Icon name="shield-check" className="size-5.5 mt-0.5 text-success" />
            <span>
              {own.warrantyText(warrantyDaysOf(garanty))}{' '}
              <a href="/home/policies/warranty" className="link">
                {own.warrantyPolicy}
              </a>
            </span>
          </p>
        </Section>
      </div>
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
    </div>
  )
}
