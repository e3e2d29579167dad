import { type KeyboardEvent, useState } from 'react'
import { categoryCode } from '#domain/products/category-codes.ts'
import type { ProductCard } from '../../product/product-card.ts'
import { homeMessages } from '../../messages/home.ts'
import { usePromotionsPath } from '../../shell/use-categories.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { houseBrandShopPath } from './house-brand.ts'
import { deferHydration } from '../../hydration/defer-hydration.tsx'
import type { ListName } from './home-lists.ts'
import ProductList from './product-list.tsx'
import { SeeAll } from './see-all.tsx'
import { tabOfKey } from './tab-of-key.ts'
import { useHomeStore } from './use-product-list.ts'

type Products = readonly ProductCard[] | null

interface Props {
  newest: Products
  hots: Products
  offers: Products
}

interface Tab {
  id: ListName
  text: string
  products: Products
  /** The path of the listing with all products of the tab. */
  path: string
}

/** What sells is of many kinds, while the new products are of one (HOME-4). */
const firstTab = 'hots'

/** The list of a closed tab is deferred: it hydrates when its panel is shown. */
const DeferredList = deferHydration(() => Promise.resolve({ default: ProductList }))

/**
 * Top sellers, new products, and offers of the day while there are any, as tabs (HOME-3). Without JavaScript all lists are
 * shown below each other.
 */
export function ProductTabs(lists: Props) {
  const messages = useMessages(homeMessages)
  const tabs = useTabs(lists)
  const [shown, setShown] = useState<string>(firstTab)
  // The tab of the offers goes when the last of them has ended.
  const shownTab = tabs.find(({ id }) => id === shown) ?? tabs[0]
  const current = shownTab?.id ?? firstTab
  return (
    <section className="page tabs-section" aria-labelledby="products-title">
      <div className="tabs-head">
        <h2 id="products-title" className="home-title">
          {messages.productsTitle}
        </h2>
        {/* Before the tabs, after which the focus goes to their products. */}
        {shownTab && <SeeAll path={shownTab.path} of={shownTab.text} className="needs-script" />}
        <TabList tabs={tabs} current={current} onShow={setShown} />
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} tab={tab} isShown={current === tab.id} />
      ))}
    </section>
  )
}

function useTabs({ newest, hots, offers }: Props): Tab[] {
  const messages = useMessages(homeMessages)
  const promotions = usePromotionsPath()
  const { storeVariant, houseBrand } = useHomeStore()
  const newestFilters = { category: categoryCode(storeVariant, 'headphones'), order_by: 'newest' }
  const tabs: Tab[] = [
    { id: firstTab, text: messages.tabTop, products: hots, path: houseBrandShopPath({}, houseBrand) },
    {
      id: 'newest',
      text: messages.tabNew,
      products: newest,
      path: houseBrandShopPath(newestFilters, houseBrand),
    },
    { id: 'offers', text: messages.tabOffers, products: offers, path: promotions },
  ]
  return offers?.length === 0 ? tabs.slice(0, -1) : tabs
}

interface TabListProps {
  tabs: readonly Tab[]
  current: string
  onShow: (id: string) => void
}

function TabList({ tabs, current, onShow }: TabListProps) {
  const messages = useMessages(homeMessages)

  function onKeyDown(event: KeyboardEvent): void {
    const to = tabOfKey(
      event.key,
      tabs.findIndex(({ id }) => id === current),
      tabs.length,
    )
    const next = to === undefined ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    onShow(next.id)
    document.getElementById(`tab-${next.id}`)?.focus()
  }

  return (
    <div
      role="tablist"
      aria-label={messages.tabs}
      className="needs-script row-scroll -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:-mx-1 md:px-1"
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
          onClick={() => onShow(id)}
          onKeyDown={onKeyDown}
          className="chip shrink-0 aria-selected:bg-ink aria-selected:text-paper"
        >
          {text}
        </button>
      ))}
    </div>
  )
}

function TabPanel({ tab: { id, text, products, path }, isShown }: { tab: Tab; isShown: boolean }) {
  const isDeferred = id !== firstTab
  const List = isDeferred ? DeferredList : ProductList
  return (
    <div
      id={`panel-${id}`}
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      hidden={!isShown}
      className="open-without-script mt-4"
    >
      <div className="only-without-script">
        <div className="home-head">
          <h3 className="text-lg font-bold">{text}</h3>
          <SeeAll path={path} of={text} />
        </div>
      </div>
      <List name={id} products={products} label={text} isDeferred={isDeferred} />
    </div>
  )
}
