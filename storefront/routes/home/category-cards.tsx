import { useRouteLoaderData } from 'react-router'
import { Icon } from '../../components/icon.tsx'
import { Picture, largeWidths } from '../../components/picture.tsx'
import type { loader } from '../../root.tsx'
import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/use-words.ts'

const sizes = '(min-width: 64rem) 18rem, (min-width: 44rem) 46vw, 45vw'

/** The four big doors into the shop (S2). The variant counts its categories otherwise (S3). */
export function CategoryCards() {
  const words = useWords(homeWords)
  const isVariant = useRouteLoaderData<typeof loader>('root')?.look === 'variant'
  const cards = [
    { id: 1, name: words.cellphones, text: words.cellphonesText, picture: 'phone-triple-hero-1f7a7a' },
    { id: isVariant ? 4 : 16, name: words.headphones, text: words.headphonesText, picture: 'headphones-hero-ece8e1' },
    { id: isVariant ? 2 : 9, name: words.cables, text: words.cablesText, picture: 'cable-usbc-hero-f29a3a' },
    { id: isVariant ? 8 : 5, name: words.speakers, text: words.speakersText, picture: 'speaker-tube-hero-e8705a' },
  ]
  return (
    <section className="page" aria-labelledby="categories-title">
      <h2 id="categories-title" className="text-xl font-bold tracking-tight md:text-2xl">
        {words.categoriesTitle}
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-3 md:gap-5 xl:grid-cols-4">
        {cards.map(({ id, name, text, picture }) => (
          <li key={id}>
            <a href={`/shop?category=${id}`} className="stage door group">
              <span className="flex items-start justify-between gap-2 p-4 pb-0 md:p-6 md:pb-0">
                <span className="min-w-0">
                  <span className="block text-lg font-bold tracking-tight md:text-xl">{name}</span>
                  <span className="mt-0.5 block text-sm text-muted">{text}</span>
                </span>
                <Icon name="arrow-right" className="size-5.5 mt-1 transition-transform group-hover:translate-x-1 max-md:hidden" />
              </span>
              <Picture src={`/media/${picture}`} alt="" sizes={sizes} widths={largeWidths} className="door-picture" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
