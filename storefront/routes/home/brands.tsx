import { sectionWords } from '../../words/home-sections.ts'
import { useWords } from '../../words/use-words.ts'
import { CarouselSection } from './carousel-section.tsx'

const everyMs = 1_000

/** Nine brands as they would sign (HOME-8): each opens the shop with its goods. One a second moves on. */
export default function Brands({ brands }: { brands: readonly { name: string; slug: string }[] }) {
  const words = useWords(sectionWords)
  return (
    <CarouselSection id="brands-title" title={words.brandsTitle} everyMs={everyMs} track="brand-track">
      {brands.map(({ name, slug }) => (
        <li key={slug}>
          <a href={`/shop?brands_selected=${encodeURIComponent(slug)}`} className="card brand-tile">
            {name}
          </a>
        </li>
      ))}
    </CarouselSection>
  )
}
