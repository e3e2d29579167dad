import { sectionMessages } from '../../messages/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CarouselSection } from './carousel-section.tsx'

const everyMs = 1_000

/** Nine brands as links to their products (HOME-8), in a carousel that advances every second. */
export default function Brands({ brands }: { brands: readonly { name: string; slug: string }[] }) {
  const messages = useMessages(sectionMessages)
  return (
    <CarouselSection id="brands-title" title={messages.brandsTitle} everyMs={everyMs} track="brand-track">
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
