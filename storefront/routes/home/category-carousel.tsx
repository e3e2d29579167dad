import { Picture, smallWidths } from '../../components/picture.tsx'
import { sectionWords } from '../../words/home-sections.ts'
import { useWords } from '../../words/use-words.ts'
import { CarouselSection } from './carousel-section.tsx'

const everyMs = 2_500

interface Category {
  id: number
  name: string
  picture: string
}

/** The suggested categories (HOME-6), the most sought first, on wide screens alone. */
export default function CategoryCarousel({ categories }: { categories: readonly Category[] }) {
  const words = useWords(sectionWords)
  return (
    <CarouselSection id="suggested-title" title={words.suggestedTitle} everyMs={everyMs} track="category-track">
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
