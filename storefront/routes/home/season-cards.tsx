import { type Centavos, formatMoney } from '#domain/money/money.ts'
import type { StoreVariant } from '#domain/products/category-codes.ts'
import { Picture, largeWidths } from '../../ui/picture.tsx'
import { homeMessages } from '../../messages/home.ts'
import { sectionMessages } from '../../messages/home-sections.ts'
import { Icon } from '../../ui/icon.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { type SeasonName, seasonList, seasonNames } from './seasons.ts'
import { useHomeStore } from './use-product-list.ts'

const tones: Record<SeasonName, string> = {
  accessories: 'stage-mango',
  chargers: 'stage-sea',
  covers: 'stage-dusk max-md:hidden',
  watches: 'stage-sea max-md:hidden',
}
const sizes = '(min-width: 44rem) 10rem, 45vw'

interface Props {
  /** The lowest prices of the categories; one that is missing is not named. */
  prices: Partial<Record<SeasonName, Centavos>>
}

/** Categories of the season with their lowest price (HOME-7); covers and watches on wide screens only. */
export default function SeasonCards({ prices }: Props) {
  const messages = useMessages(sectionMessages)
  const { see } = useMessages(homeMessages)
  const { storeVariant } = useHomeStore()
  return (
    <section className="page" aria-labelledby="season-title">
      <h2 id="season-title" className="home-title quiet">
        {messages.seasonTitle}
      </h2>
      <ul className="season-grid">
        {seasonNames.map((name) => (
          <li key={name} className={`stage season ${tones[name]}`}>
            <a href={pathOf(storeVariant, name, messages.seasons[name])} className="season-link group">
              <span className="season-words">
                <span className="season-name">{messages.seasons[name]}</span>
                {prices[name] === undefined ? (
                  <span className="mt-1 flex items-center gap-1.5 text-sm font-semibold">
                    {see}
                    <Icon name="arrow-right" className="size-4 transition-transform group-hover:translate-x-1" />
                  </span>
                ) : (
                  <span className="block text-sm text-muted">
                    {messages.from} <b className="season-price">{formatMoney(prices[name])}</b>
                  </span>
                )}
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

function pathOf(variant: StoreVariant, name: SeasonName, title: string): string {
  const { category, isOfEarlierCard } = seasonList(variant, name)
  return `/shop?${new URLSearchParams({ category: String(category), ...(isOfEarlierCard && { q: title }) })}`
}
