import { useEffect, useState } from 'react'
import { categoryCode } from '#domain/products/category-codes.ts'
import { groupThousands } from '../../ui/group-thousands.ts'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PhoneBand } from './home-lists.ts'
import { useHomeStore } from './use-product-list.ts'

interface Props {
  bands: readonly PhoneBand[]
  /** Whose prices count, where they are not the public ones (`usePriceKey`). */
  priceKey: string | undefined
}

/** Phones by what a shopper means to spend: each tile opens the list of the branch's phones in that band (HOME-14). */
export default function PriceBands({ bands: given, priceKey }: Props) {
  const messages = useMessages(homeMessages)
  const { storeVariant } = useHomeStore()
  const bands = useOwnBands(given, priceKey)
  const category = categoryCode(storeVariant, 'cellphones')
  return (
    <section className="page bands" aria-labelledby="bands-title">
      <h2 id="bands-title" className="home-title quiet">
        {messages.bandsTitle}
      </h2>
      <ul className="band-row" data-count={bands.length}>
        {bands.map(({ from, to, models }) => (
          <li key={to ?? 'more'}>
            <a
              href={`/shop?category=${category}&prices=${from ?? ''},${to ?? ''}&only_with_existence=true`}
              className="band-tile"
            >
              <span className="band-word">{`${to === null ? messages.fromUp : messages.upTo} `}</span>
              <b className="band-amount">{`RD$${groupThousands(to ?? from ?? 0)} `}</b>
              <span className="band-count">{messages.productCount(models)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The bands at the customer's own prices, as the list counts that a tile opens (HOME-14); the public ones until they have
 * loaded, and where they do not load.
 */
function useOwnBands(given: readonly PhoneBand[], priceKey: string | undefined): readonly PhoneBand[] {
  const { client, branchCode } = useHomeStore()
  const [own, setOwn] = useState<{ given: readonly PhoneBand[]; priceKey: string; bands: readonly PhoneBand[] }>()
  useEffect(() => {
    if (!priceKey) return
    let isCurrent = true
    void import('./home-lists.ts')
      .then(({ homePhones }) => homePhones({ client, branchCode }))
      .then(
        ({ bands }) => isCurrent && setOwn({ given, priceKey, bands }),
        () => {},
      )
    return () => void (isCurrent = false)
  }, [given, priceKey, client, branchCode])
  return own?.given === given && own.priceKey === priceKey ? own.bands : given
}
