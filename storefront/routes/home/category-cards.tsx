import { categoryCode } from '#domain/products/category-codes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture, largeWidths } from '../../ui/picture.tsx'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { cardCategories } from './card-categories.ts'
import { SeeAll } from './see-all.tsx'
import { useHomeStore } from './use-product-list.ts'

const sizes = '(min-width: 64rem) 18rem, (min-width: 48rem) 23vw, 45vw'

/** Four large links to main categories (HOME-6). */
export default function CategoryCards() {
  const messages = useMessages(sectionMessages)
  const { storeVariant } = useHomeStore()
  return (
    <section className="page" aria-labelledby="categories-title">
      <div className="home-head">
        <h2 id="categories-title" className="home-title">
          {messages.categoriesTitle}
        </h2>
        <SeeAll path="/shop" of={messages.categoriesTitle} />
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
        {cardCategories.map((name) => (
          <li key={name}>
            <a href={`/shop?category=${categoryCode(storeVariant, name)}`} className="stage door group">
              <span className="flex items-start justify-between gap-2 p-4 pb-0 xl:p-6 xl:pb-0">
                <span className="min-w-0">
                  <span className="block text-lg font-bold tracking-tight xl:text-xl">
                    {messages.categories[name][0]}
                  </span>
                  <span className="mt-0.5 block text-sm text-muted">{messages.categories[name][1]}</span>
                </span>
                <Icon
                  name="arrow-right"
                  className="size-5.5 mt-1 transition-transform group-hover:translate-x-1 max-xl:hidden"
                />
              </span>
              <Picture src={`/media/card-${name}`} alt="" sizes={sizes} widths={largeWidths} className="door-picture" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
