import { Picture, smallWidths } from '../../ui/picture.tsx'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CarouselSection } from './carousel-section.tsx'

const everyMs = 2_500

interface Category {
  id: number
  name: string
  picture: string
}

/** The suggested categories (HOME-6), the most popular first; on wide screens only. */
export default function CategoryCarousel({ categories }: { categories: readonly Category[] }) {
  const messages = useMessages(sectionMessages)
  return (
    <CarouselSection id="suggested-title" title={messages.suggestedTitle} everyMs={everyMs} track="category-track">
      {categories.map(({ id, name, picture }) => (
        <li key={id}>
          <a href={`/shop?category=${id}`} className="category-tile">
            <span className="category-disc">
              <Picture src={picture} alt="" sizes="5rem" widths={smallWidths} />
            </span>
            {name}
          </a>
        </li>
      ))}
    </CarouselSection>
  )
}
