import { categoryCode } from '#domain/products/category-codes.ts'
import { Picture, smallWidths } from '../../ui/picture.tsx'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { cardCategories } from './card-categories.ts'
import { CarouselSection } from './carousel-section.tsx'
import { useHomeStore } from './use-product-list.ts'

const everyMs = 2_500

interface Category {
  id: number
  name: string
  picture: string
}

/** The suggested categories (HOME-6), the most popular first, those of the cards above last; on wide screens only. */
export default function CategoryCarousel({ categories }: { categories: readonly Category[] }) {
  const messages = useMessages(sectionMessages)
  const { storeVariant } = useHomeStore()
  const ofCards = new Set(cardCategories.map((name) => categoryCode(storeVariant, name)))
  const shown = [...categories.filter(({ id }) => !ofCards.has(id)), ...categories.filter(({ id }) => ofCards.has(id))]
  return (
    <CarouselSection
      id="suggested-title"
      title={messages.suggestedTitle}
      isPart
      everyMs={everyMs}
      track="category-track"
    >
      {shown.map(({ id, name, picture }) => (
        <li key={id}>
          <a href={`/shop?category=${id}`} className="category-tile">
            <span className="category-disc">
              <Picture src={picture} alt="" sizes="3.5rem" widths={smallWidths} />
            </span>
            {name}
          </a>
        </li>
      ))}
    </CarouselSection>
  )
}
