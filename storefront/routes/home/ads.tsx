import type { getImages } from '#contract/configuration.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { categoryCode } from '#domain/products/category-codes.ts'
import type { ProductCard } from '../../product/product-card.ts'
import { Icon } from '../../ui/icon.tsx'
import { withoutBreaks } from '../../ui/without-breaks.tsx'
import { Picture, largeWidths } from '../../ui/picture.tsx'
import { productPath } from '../../product/product-path.ts'
import { homeMessages } from '../../messages/home.ts'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useHomeStore } from './use-product-list.ts'

export type Ad = ReplyOf<typeof getImages>['images'][number]

const shownMax = 3
const sizes = '(min-width: 64rem) 12rem, 42vw'
const tones = ['stage-sea', 'stage-mango', 'stage-dusk']

/** The advertisements (HOME-5): the secondary banners that staff have set, or three default ones. Each links to a category or a product. */
export default function Ads({ ads, hots }: { ads: readonly Ad[]; hots: readonly ProductCard[] | null }) {
  const messages = useMessages(homeMessages)
  const texts = useMessages(sectionMessages)
  const defaults = useDefaultAds(hots)
  const shown = ads.length > 0 ? ads.slice(0, shownMax) : defaults
  return (
    <section className="page" aria-label={texts.ads}>
      <ul className="ad-row">
        {shown.map(({ _id, href, alt, imageURL }, at) => (
          <li key={_id} className={`@container ${at === 2 ? 'md:max-xl:col-span-2' : ''}`}>
            <a href={href} className={`stage ad group ${tones[at]}`}>
              <span className="ad-words">
                <span className="line-clamp-4 text-lg font-bold tracking-tight text-balance wrap-anywhere">
                  {withoutBreaks(alt)}
                </span>
                <span className="mt-3 inline-flex items-center gap-1.5 text-sm font-semibold">
                  {messages.see}
                  <Icon name="arrow-right" className="size-4 transition-transform group-hover:translate-x-1" />
                </span>
              </span>
              <Picture src={imageURL} alt="" sizes={sizes} widths={largeWidths} className="ad-picture" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useDefaultAds(hots: readonly ProductCard[] | null): Ad[] {
  const texts = useMessages(sectionMessages)
  const { storeVariant } = useHomeStore()
  const ad = (alt: string, href: string, imageURL: string): Ad => ({
    _id: href,
    type: 'secondary',
    alt,
    href,
    imageURL,
  })
  const [first] = hots ?? []
  const picture = first?.imageGallery[0]?.picture_url
  return [
    ad(texts.adPower, `/shop?category=${categoryCode(storeVariant, 'powerBanks')}`, '/media/power-bank-hero-1f7a7a'),
    ad(texts.adStorage, `/shop?category=${categoryCode(storeVariant, 'storage')}`, '/media/memory-stick-hero-f29a3a'),
    first && picture
      ? ad(texts.adProduct(first.description.split(',')[0] as string), productPath(first.codarticulo), picture)
      : ad(texts.adCovers, `/shop?category=${categoryCode(storeVariant, 'phoneCases')}`, '/media/season-covers'),
  ]
}
