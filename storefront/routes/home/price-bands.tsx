import { categoryCode } from '#domain/products/category-codes.ts'
import { groupThousands } from '../../ui/group-thousands.ts'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PhoneBand } from './home-lists.ts'
import { useHomeStore } from './use-product-list.ts'

/** Phones by what a shopper means to spend: each tile opens the list of the branch's phones in that band (HOME-14). */
export default function PriceBands({ bands }: { bands: readonly PhoneBand[] }) {
  const messages = useMessages(homeMessages)
  const { storeVariant } = useHomeStore()
  const category = categoryCode(storeVariant, 'cellphones')
  return (
    <section className="page bands" aria-labelledby="bands-title">
      <h2 id="bands-title" className="home-title">
        {messages.bandsTitle}
      </h2>
      <ul className="band-row" data-count={bands.length}>
        {bands.map(({ from, to, count }) => (
          <li key={to ?? 'more'}>
            <a
              href={`/shop?category=${category}&prices=${from ?? ''},${to ?? ''}&only_with_existence=true`}
              className="band-tile"
            >
              <span className="band-word">{`${to === null ? messages.fromUp : messages.upTo} `}</span>
              <b className="band-amount">{`RD$${groupThousands(to ?? from ?? 0)} `}</b>
              <span className="band-count">{messages.phoneCount(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
