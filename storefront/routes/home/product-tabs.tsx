import { type KeyboardEvent, useState } from 'react'
import type { ProductCard } from '../../cart/card-price.ts'
import { homeWords } from '../../words/home.ts'
import { usePromotionsPath } from '../../shell/categories.tsx'
import { useWords } from '../../words/use-words.ts'
import { ProductRow } from './product-row.tsx'

interface Props {
  newest: readonly ProductCard[]
  top: readonly ProductCard[]
  offers: readonly ProductCard[]
  newCategory: number
}

/** New products, top sellers, and offers of the day while there are any (S2). Without JavaScript all of them stand one below the other. */
export function ProductTabs({ newest, top, offers, newCategory }: Props) {
  const words = useWords(homeWords)
  const promotions = usePromotionsPath()
  const [shown, setShown] = useState('new')
  const tabs = [
    { id: 'new', text: words.tabNew, products: newest, all: `/shop?category=${newCategory}&order_by=newest` },
    { id: 'top', text: words.tabTop, products: top, all: '/shop?order_by=popularity' },
    ...(offers.length > 0 ? [{ id: 'offers', text: words.tabOffers, products: offers, all: promotions }] : []),
  ]

  function walk(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const at = tabs.findIndex(({ id }) => id === shown)
    const next = tabs[(at + step + tabs.length) % tabs.length] as (typeof tabs)[number]
    setShown(next.id)
    document.getElementById(`tab-${next.id}`)?.focus()
  }

  return (
    <section className="page" aria-labelledby="products-title">
      <h2 id="products-title" className="text-xl font-bold tracking-tight md:text-2xl">
        {words.productsTitle}
      </h2>
      <div
        role="tablist"
        aria-label={words.tabs}
        className="needs-script row-scroll -mx-4 mt-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:px-0"
      >
        {tabs.map(({ id, text }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={shown === id}
            aria-controls={`panel-${id}`}
            tabIndex={shown === id ? 0 : -1}
            onClick={() => setShown(id)}
            onKeyDown={walk}
            className="chip shrink-0 aria-selected:bg-ink aria-selected:text-paper"
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, text, products, all }) => (
        <div
          key={id}
          id={`panel-${id}`}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          hidden={shown !== id}
          className="open-without-script mt-4"
        >
          <h3 className="only-without-script text-lg font-bold">{text}</h3>
          {products.length > 0 ? <ProductRow products={products} label={text} /> : <p className="py-10 text-muted">{words.noProducts}</p>}
          <p className="mt-3">
            <a href={all} className="link inline-flex min-h-11 items-center font-semibold">
              {words.seeAll}
              <span className="sr-only">: {text}</span>
            </a>
          </p>
        </div>
      ))}
    </section>
  )
}
