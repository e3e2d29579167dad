import { statedOnce } from '#domain/products/stated-once.ts'
import { productMessages } from '../../messages/product.ts'
import { sectionMessages } from '../../messages/product-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Choices } from '../../product/options.ts'
import type { ShownProduct } from './product-at-level.ts'
import { Section } from './section.tsx'
import { statedByChoices } from './stated-by-choices.ts'

interface Props {
  product: ShownProduct
  choices: Choices
}

/**
 * The specifications of a product, in as many columns as have space. What the choices of colour and storage state stands
 * in no row again.
 */
export default function Specifications({ product, choices }: Props) {
  const messages = useMessages(productMessages)
  const own = useMessages(sectionMessages)
  const { rows } = statedOnce(product.specifications, statedByChoices(product, choices))
  const specifications = [
    ...rows,
    ...(product.model ? [{ name: messages.model, value: product.model }] : []),
    { name: messages.code, value: product.codarticulo },
  ]
  return (
    <Section id="specifications" title={own.specifications}>
      <dl className="columns-[26rem] gap-x-10 text-sm">
        {specifications.map(({ name, value }, at) => (
          <div key={at} className="flex break-inside-avoid gap-2 border-b border-line py-2.5">
            <dt className="w-2/5 shrink-0 wrap-anywhere text-muted">{name}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
