import { categoryCode } from '#domain/products/category-codes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { productPath } from '../../product/product-path.ts'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useOwnPricesOf } from '../../shopper/own-prices.ts'
import { useTrack } from '../../ui/use-track.ts'
import type { Phone } from './home-lists.ts'
import { PhonePrice } from './phone-price.tsx'
import { RowButtons } from '../../ui/row-buttons.tsx'
import { SeeAll } from './see-all.tsx'
import { useHomeStore } from './use-product-list.ts'

const sizes = '(min-width: 64rem) 11rem, 9rem'
const widths = [160, 320, 480]
/** So many are in the window when the page opens, on a phone; their pictures load at once. */
const firstMax = 2

/** The most popular models of phones, each with its lowest price, right below the top of home (HOME-13). */
export function PhoneRail({ phones }: { phones: readonly Phone[] }) {
  const messages = useMessages(homeMessages)
  const { storeVariant } = useHomeStore()
  useOwnPricesOf(phones.map(({ codarticulo }) => codarticulo))
  const { ref, isAtStart, isAtEnd, move } = useTrack<HTMLUListElement>({ count: phones.length })
  return (
    <section className="page xl:mt-12" aria-labelledby="phones-title">
      <div className="home-head row-head">
        <h2 id="phones-title" className="home-title">
          {messages.phonesTitle}
        </h2>
        <SeeAll path={`/shop?category=${categoryCode(storeVariant, 'cellphones')}`} of={messages.phonesTitle} />
      </div>
      <div
        role="group"
        aria-roledescription="carousel"
        aria-label={messages.phonesTitle}
        className="row-frame row-frame-close"
      >
        <ul ref={ref} className="phone-track">
          {phones.map((phone, at) => (
            <li key={phone.codarticulo}>
              <a href={productPath(phone.codarticulo)} className="card phone-tile group">
                <span className="phone-picture">
                  {phone.picture ? (
                    <Picture src={phone.picture} alt="" sizes={sizes} widths={widths} isFirst={at < firstMax} />
                  ) : (
                    <Icon name="package" className="size-1/3 opacity-60" />
                  )}
                </span>
                <span className="phone-name">{phone.name}</span>
                <PhonePrice phone={phone} />
              </a>
            </li>
          ))}
        </ul>
        <RowButtons isAtStart={isAtStart} isAtEnd={isAtEnd} move={move} />
      </div>
    </section>
  )
}
