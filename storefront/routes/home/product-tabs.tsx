import { type KeyboardEvent, useState } from 'react'
import { categoryCode } from '#domain/products/category-codes.ts'
import type { ProductCard } from '../../product/product-card.ts'
import { homeMessages } from '../../messages/home.ts'
import { usePromotionsPath } from '../../shell/categories.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { shopPath } from './house-brand.ts'
import { later } from '../../hydration/later.tsx'
import ProductList from './product-list.tsx'
import { useStore } from './use-product-list.ts'

type Products = readonly ProductCard[] | null

interface Props {
  newest: Products
  hots: Products
  offers: Products
}

/** A list whose tab nobody has opened sleeps: it comes near when its panel is shown. */
const SleepingList = later(() => Promise.resolve({ default: ProductList }))

/**
 * New products, top sellers, and offers of the day while there are any (HOME-3). Without JavaScript all of them stand
 * one below the other.
 */
export function ProductTabs({ newest, hots, offers }: Props) {
  const messages = useMessages(homeMessages)
  const promotions = usePromotionsPath()
  const { storeVariant, houseBrand } = useStore()
  const [shown, setShown] = useState('newest')
  const tabs = [
    {
      id: 'newest',
      text: messages.tabNew,
      products: newest,
      all: shopPath({ category: categoryCode(storeVariant, 'headphones'), order_by: 'newest' }, houseBrand),
    },
    { id: 'hots', text: messages.tabTop, products: hots, all: shopPath({}, houseBrand) },
    ...(offers?.length === 0
      ? []
      : [{ id: 'offers', text: messages.tabOffers, products: offers, all: promotions } as const]),
  ] as const
  // Offers that ended while their tab was open.
  const current = tabs.some(({ id }) => id === shown) ? shown : 'newest'

  function walk(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ id }) => id === current)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = tabs.at(to % tabs.length) as (typeof tabs)[number]
    setShown(next.id)
    document.getElementById(`tab-${next.id}`)?.focus()
  }

  return (
    <section className="page" aria-labelledby="products-title">
      <h2 id="products-title" className="home-title">
        {messages.productsTitle}
      </h2>
      <div
        role="tablist"
        aria-label={messages.tabs}
        className="needs-script row-scroll -mx-4 mt-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:px-0"
      >
        {tabs.map(({ id, text }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={current === id}
            aria-controls={`panel-${id}`}
            tabIndex={current === id ? 0 : -1}
            onClick={() => setShown(id)}
            onKeyDown={walk}
            className="chip shrink-0 aria-selected:bg-ink aria-selected:text-paper"
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, text, products, all }) => {
        const isAsleep = id !== 'newest'
        const List = isAsleep ? SleepingList : ProductList
        return (
          <div
            key={id}
            id={`panel-${id}`}
            role="tabpanel"
            aria-labelledby={`tab-${id}`}
            hidden={current !== id}
            className="open-without-script mt-4"
          >
            <h3 className="only-without-script text-lg font-bold">{text}</h3>
            <List name={id} products={products} label={text} isAsleep={isAsleep} />
            <p className="mt-3">
              <a href={all} className="link inline-flex min-h-11 items-center font-semibold">
                {messages.seeAll}
                <span className="sr-only">: {text}</span>
              </a>
            </p>
          </div>
        )
      })}
    </section>
  )
}
