import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type CategoryName, categoryCode } from '#domain/products/category-codes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture, smallWidths } from '../../ui/picture.tsx'
import { homeMessages } from '../../messages/home.ts'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PlayButton } from './carousel-button.tsx'
import { useStore } from './use-product-list.ts'
import { WidePicture } from './wide-picture.tsx'

interface Scene {
  name: 'phones' | 'audio' | 'watches' | 'work'
  category: CategoryName
  tone: string
  thumb: string
}

const scenes: readonly Scene[] = [
  { name: 'phones', category: 'cellphones', tone: 'stage-mango', thumb: 'phone-triple-hero-1f2a44' },
  { name: 'audio', category: 'headphones', tone: 'stage-sea', thumb: 'headphones-hero-e8705a' },
  { name: 'watches', category: 'smartWatches', tone: 'stage-dusk', thumb: 'watch-round-hero-1f7a7a' },
  { name: 'work', category: 'computers', tone: 'stage-mango', thumb: 'laptop-hero-33363b' },
]

/**
 * What stands at the top where no banners came (HOME-1): four scenes to choose from by their pictures. Each fills its
 * bar in 4 s (in the style) and hands over to the next; that rests on hover, focus and touch, out of sight, and
 * never happens under reduced motion.
 */
export default function InteractiveSlider() {
  const messages = useMessages(homeMessages)
  const texts = useMessages(sectionMessages)
  const { storeVariant } = useStore()
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const frame = useSight()

  function walk(event: KeyboardEvent): void {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + scenes.length) % scenes.length
    setAt(next)
    document.getElementById(`scene-tab-${scenes[next]?.name}`)?.focus()
  }

  return (
    <section
      ref={frame}
      className={`page slider ${isPlaying ? 'slider-playing' : ''}`}
      aria-roledescription="carousel"
      aria-label={messages.banners}
      onPointerDown={(event) => event.pointerType !== 'mouse' && setPlaying(false)}
    >
      <div className="slider-stage">
        {scenes.map(({ name, category, tone }, index) => (
          <div
            key={name}
            id={`scene-${name}`}
            role="tabpanel"
            aria-labelledby={`scene-tab-${name}`}
            data-shown={index === at || undefined}
            className={`stage window slider-scene ${tone}`}
          >
            <WidePicture src={`/media/slide-${name}`} isFirst={index === 0} />
            <div className="window-words">
              <h2 className="window-title">{texts.scenes[name].title}</h2>
              <p className="mt-3 hidden max-w-sm text-muted lg:block">{texts.scenes[name].text}</p>
              <a
                href={`/shop?category=${categoryCode(storeVariant, category)}`}
                className="button button-primary mt-5 xl:mt-8"
              >
                {messages.see}
                <Icon name="arrow-right" className="size-4.5" />
              </a>
            </div>
          </div>
        ))}
      </div>
      <div className="needs-script mt-3 flex items-center gap-1">
        <div role="tablist" aria-label={texts.scenesLabel} className="slider-tabs">
          {scenes.map(({ name, thumb }, index) => (
            <button
              key={name}
              id={`scene-tab-${name}`}
              type="button"
              role="tab"
              aria-selected={index === at}
              aria-controls={`scene-${name}`}
              tabIndex={index === at ? 0 : -1}
              onClick={() => setAt(index)}
              onKeyDown={walk}
              className="slider-tab"
            >
              <Picture
                src={`/media/${thumb}`}
                alt=""
                sizes="3.5rem"
                widths={smallWidths}
                isFirst={false}
                className="slider-thumb"
              />
              <span className="min-w-0 truncate">{texts.scenes[name].tab}</span>
              {index === at && <i className="slider-bar" onAnimationEnd={() => setAt((at + 1) % scenes.length)} />}
            </button>
          ))}
        </div>
        <PlayButton isPlaying={isPlaying} setPlaying={setPlaying} name={messages.banners} />
      </div>
    </section>
  )
}

/** Marks the slider while it is out of sight, for its style to hold the time. */
function useSight() {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const slider = frame.current as HTMLElement
    const observer = new IntersectionObserver(
      ([entry]) => slider.toggleAttribute('data-unseen', !entry?.isIntersecting),
      {
        threshold: 0.5,
      },
    )
    observer.observe(slider)
    return () => observer.disconnect()
  }, [])
  return frame
}
