import type { getImages } from '#contract/configuration.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { productPath } from '../../product/product-path.ts'
import { Icon } from '../../ui/icon.tsx'
import { useTrack } from '../../ui/use-track.ts'
import { homeMessages } from '../../messages/home.ts'
import { rowButtonMessages } from '../../messages/row-buttons.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CarouselButton, PlayButton } from './carousel-button.tsx'
import type { Phone } from './home-lists.ts'
import { PhoneFacts } from './phone-facts.tsx'
import { PhonePicture } from './phone-picture.tsx'
import { PhonePrice } from './phone-price.tsx'
import { WidePicture } from './wide-picture.tsx'

type Banner = ReplyOf<typeof getImages>['images'][number]

const everyMs = 2_500
/** The first slide names a phone with its price, which takes longer to read. */
const firstMs = 8_000
const tones = ['stage-mango', 'stage-sea', 'stage-dusk']

interface Props {
  banners: readonly Banner[]
  /** The phone that the first slide names; undefined where the branch has none for sale. */
  phone: Phone | undefined
  /** What its specifications say first. */
  facts: readonly string[]
}

/**
 * The branch's most popular phone and the main banners (HOME-1) as a carousel that advances by itself until the shopper
 * interacts with it.
 */
export function Banners({ banners, phone, facts }: Props) {
  const messages = useMessages(homeMessages)
  const buttons = useMessages(rowButtonMessages)
  const slides = [
    ...(phone ? [{ id: 'phone', slide: <PhoneSlide phone={phone} facts={facts} /> }] : []),
    ...banners.map((banner, at) => ({
      id: banner._id,
      slide: <Slide banner={banner} tone={tones[at % tones.length] as string} isFirst={!phone && at === 0} />,
    })),
  ]
  const { ref, index, isPlaying, setPlaying, move, show } = useTrack<HTMLUListElement>({ everyMs, firstMs })
  return (
    <section aria-roledescription="carousel" aria-label={messages.banners} data-carousel className="page">
      <ul ref={ref} className="banner-track">
        {slides.map(({ id, slide }, at) => (
          <li key={id} aria-roledescription="slide" aria-label={messages.slide(at + 1, slides.length)}>
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="banner-controls needs-script">
          <CarouselButton label={buttons.previous} onClick={() => move(-1)} icon="chevron-left" />
          {slides.map(({ id }, at) => (
            <button
              key={id}
              type="button"
              className="dot"
              aria-label={messages.slide(at + 1, slides.length)}
              aria-current={at === index}
              onClick={() => show(at)}
            />
          ))}
          <CarouselButton label={buttons.next} onClick={() => move(1)} icon="chevron-right" />
          <PlayButton isPlaying={isPlaying} setPlaying={setPlaying} name={messages.banners} />
        </div>
      )}
    </section>
  )
}

/** The first slide: a phone that the branch has, its lowest price, and the way to buy it. */
function PhoneSlide({ phone, facts }: { phone: Phone; facts: readonly string[] }) {
  const messages = useMessages(homeMessages)
  return (
    <a href={productPath(phone.codarticulo)} className="stage stage-dusk window window-phone group">
      <PhonePicture phone={phone} />
      <span className="window-words">
        <span role="heading" aria-level={2} className="window-title block">
          {phone.name}
        </span>
        <PhoneFacts facts={facts} />
        <PhonePrice phone={phone} className="window-price" isFrom />
        <span className="button button-primary window-act group-hover:bg-accent-hover">{messages.buyPhone}</span>
      </span>
    </a>
  )
}

function Slide({ banner, tone, isFirst }: { banner: Banner; tone: string; isFirst: boolean }) {
  const messages = useMessages(homeMessages)
  return (
    <a href={banner.href} className={`stage window group ${tone}`}>
      <WidePicture src={banner.imageURL} isFirst={isFirst} />
      <span className="window-words">
        <span role="heading" aria-level={2} className="window-title block">
          {banner.alt}
        </span>
        <span className="button button-primary window-act group-hover:bg-accent-hover">
          {messages.see}
          <Icon name="arrow-right" className="size-4.5" />
        </span>
      </span>
    </a>
  )
}
