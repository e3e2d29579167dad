import type { getImages } from '#contract/configuration.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { Icon } from '../../ui/icon.tsx'
import { useTrack } from '../../ui/use-track.ts'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CarouselButton, PlayButton } from './carousel-button.tsx'
import { WidePicture } from './wide-picture.tsx'

type Banner = ReplyOf<typeof getImages>['images'][number]

const everyMs = 2_500
const tones = ['stage-mango', 'stage-sea', 'stage-dusk']

/** The main banners (HOME-1) as a carousel that advances by itself until the shopper interacts with it. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const messages = useMessages(homeMessages)
  const { ref, index, isPlaying, setPlaying, move, show } = useTrack<HTMLUListElement>({ everyMs })
  return (
    <section aria-roledescription="carousel" aria-label={messages.banners} data-carousel className="page">
      <ul ref={ref} className="banner-track">
        {banners.map((banner, at) => (
          <li key={banner._id} aria-roledescription="slide" aria-label={messages.slide(at + 1, banners.length)}>
            <Slide banner={banner} tone={tones[at % tones.length] as string} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className="needs-script mt-2 flex flex-wrap items-center justify-center md:mt-3">
          <CarouselButton label={messages.previous} onClick={() => move(-1)} icon="chevron-left" />
          {banners.map((banner, at) => (
            <button
              key={banner._id}
              type="button"
              className="dot"
              aria-label={messages.slide(at + 1, banners.length)}
              aria-current={at === index}
              onClick={() => show(at)}
            />
          ))}
          <CarouselButton label={messages.next} onClick={() => move(1)} icon="chevron-right" />
          <PlayButton isPlaying={isPlaying} setPlaying={setPlaying} name={messages.banners} />
        </div>
      )}
    </section>
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
        <span className="button button-primary mt-5 group-hover:bg-accent-hover xl:mt-8">
          {messages.see}
          <Icon name="arrow-right" className="size-4.5" />
        </span>
      </span>
    </a>
  )
}
