import { statedOnce } from '#domain/products/stated-once.ts'
import type { RichNode } from '#domain/products/rich-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { productMessages } from '../../messages/product.ts'
import { sectionMessages } from '../../messages/product-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Choices } from '../../product/options.ts'
import { KeyFacts } from './key-facts.tsx'
import type { ShownProduct } from './product-at-level.ts'
import { RichText } from './rich-text-view.tsx'
import { Section } from './section.tsx'
import Specifications from './specifications.tsx'
import { statedByChoices } from './stated-by-choices.ts'

interface Props {
  product: ShownProduct
  choices: Choices
  features: readonly RichNode[]
  /** Whether all of them stand here (PRODUCT-15). */
  hasFewSpecifications: boolean
}

/** Below the pictures of a product: its first specifications, its description, what is in the box, or all of these. */
export default function AboutProduct({ product, choices, features, hasFewSpecifications }: Props) {
  const messages = useMessages(productMessages)
  const own = useMessages(sectionMessages)
  const { rows, inTheBox } = statedOnce(product.specifications, statedByChoices(product, choices))
  return (
    <div className="space-y-8">
      {!hasFewSpecifications && <KeyFacts rows={rows} />}
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
      {hasFewSpecifications && <Specifications product={product} choices={choices} />}
    </div>
  )
}
