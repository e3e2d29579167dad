import { type CategoryName, categoryCode } from '#domain/products/category-codes.ts'
import { Picture, largeWidths } from '../../ui/picture.tsx'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useHomeStore } from './use-product-list.ts'

interface Season {
  name: 'accessories' | 'chargers' | 'covers' | 'watches'
  category: CategoryName
  /** In whole RD$. */
  fromPesos: number
  tone: string
}

const seasons: readonly Season[] = [
  { name: 'accessories', category: 'accessories', fromPesos: 100, tone: 'stage-mango' },
  { name: 'chargers', category: 'chargers', fromPesos: 250, tone: 'stage-sea' },
  { name: 'covers', category: 'phoneCases', fromPesos: 100, tone: 'stage-dusk max-md:hidden' },
  { name: 'watches', category: 'smartWatches', fromPesos: 1_200, tone: 'stage-sea max-md:hidden' },
]
const sizes = '(min-width: 44rem) 10rem, 45vw'

/** Categories of the season with their lowest price (HOME-7); covers and watches on wide screens only. */
export default function SeasonCards() {
  const messages = useMessages(sectionMessages)
  const { storeVariant } = useHomeStore()
  return (
    <section className="page" aria-labelledby="season-title">
      <h2 id="season-title" className="home-title">
        {messages.seasonTitle}
      </h2>
      <ul className="season-grid">
        {seasons.map(({ name, category, fromPesos, tone }) => (
          <li key={name} className={`stage season ${tone}`}>
            <a href={`/shop?category=${categoryCode(storeVariant, category)}`} className="season-link group">
              <span className="season-words">
                <span className="season-name">{messages.seasons[name]}</span>
                <span className="block text-sm text-muted">
                  {messages.from} <b className="season-price">{`RD$${fromPesos.toLocaleString('en-US')}`}</b>
                </span>
              </span>
              <Picture
                src={`/media/season-${name}`}
                alt=""
                sizes={sizes}
                widths={largeWidths}
                className="season-picture"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
