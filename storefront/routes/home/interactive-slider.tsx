import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type CategoryName, categoryCode } from '#domain/products/category-codes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture, smallWidths } from '../../ui/picture.tsx'
import { homeMessages } from '../../messages/home.ts'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { productPath } from '../../product/product-path.ts'
import { PlayButton } from './carousel-button.tsx'
import type { Phone } from './home-lists.ts'
import { PhoneFacts } from './phone-facts.tsx'
import { PhonePicture } from './phone-picture.tsx'
import { PhonePrice } from './phone-price.tsx'
import { useHomeStore } from './use-product-list.ts'
import { tabOfKey } from './tab-of-key.ts'
import { WidePicture } from './wide-picture.tsx'

interface Scene {
  name: 'phones' | 'audio' | 'watches' | 'work'
  category: CategoryName
  tone: string
  thumb: string
}

const scenes: readonly Scene[] = [
  { name: 'phones', category: 'cellphones', tone: 'stage-mango', thumb: 'phone-lumen-aria-12-pro-hero-1f2a44' },
  { name: 'audio', category: 'headphones', tone: 'stage-sea', thumb: 'headphones-hero-f29a3a' },
  { name: 'watches', category: 'smartWatches', tone: 'stage-dusk', thumb: 'watch-lumen-aria-watch-max-hero-8d8a84' },
  { name: 'work', category: 'computers', tone: 'stage-mango', thumb: 'laptop-onza-libreta-15-hero-33363b' },
]

/**
 * The slider at the top of a home page without banners (HOME-1): four scenes that link to a category, with pictures as
 * tabs. Each scene lasts as long as the animation of its bar (4 s, in the style sheet), then the next one follows. The
 * animation pauses on hover, focus and touch and out of sight, and does not run under reduced motion. The first scene
 * names the branch's most popular phone with its price; without one it links to the phones.
 */
export default function InteractiveSlider({ phone, facts }: Pick<PanelProps, 'phone' | 'facts'>) {
  const messages = useMessages(homeMessages)
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const slider = useVisibilityMark()
  return (
    <section
      ref={slider}
      className={`page slider ${isPlaying ? 'slider-playing' : ''}`}
      aria-roledescription="carousel"
      aria-label={messages.banners}
      onPointerDown={(event) => event.pointerType !== 'mouse' && setPlaying(false)}
    >
      <div className="slider-stage">
        {scenes.map((scene, index) => (
          <ScenePanel
            key={scene.name}
            scene={scene}
            phone={scene.name === 'phones' ? phone : undefined}
            facts={facts}
            isShown={index === current}
            isFirst={index === 0}
          />
        ))}
      </div>
      <div className="needs-script mt-3 flex items-center gap-1">
        <SceneTabs current={current} onShow={setCurrent} />
        <PlayButton isPlaying={isPlaying} setPlaying={setPlaying} name={messages.banners} />
      </div>
    </section>
  )
}

interface PanelProps {
  scene: Scene
  /** The phone that the scene names. */
  phone: Phone | undefined
  /** What the specifications of the phone say first. */
  facts: readonly string[]
  isShown: boolean
  isFirst: boolean
}

function ScenePanel({ scene, phone, facts, isShown, isFirst }: PanelProps) {
  const { name, tone } = scene
  return (
    <div
      id={`scene-${name}`}
      role="tabpanel"
      aria-labelledby={`scene-tab-${name}`}
      data-shown={isShown || undefined}
      className={`stage window slider-scene ${phone ? 'stage-dusk window-phone' : tone}`}
    >
      {phone ? <PhoneScene phone={phone} facts={facts} /> : <CategoryScene scene={scene} isFirst={isFirst} />}
    </div>
  )
}

function PhoneScene({ phone, facts }: { phone: Phone; facts: readonly string[] }) {
  const messages = useMessages(homeMessages)
  return (
    <>
      <PhonePicture phone={phone} />
      <div className="window-words">
        <h2 className="window-title">{phone.name}</h2>
        <PhoneFacts facts={facts} />
        <PhonePrice phone={phone} className="window-price" isFrom />
        <a href={productPath(phone.codarticulo)} className="button button-primary window-act">
          {messages.buyPhone}
        </a>
      </div>
    </>
  )
}

function CategoryScene({ scene: { name, category }, isFirst }: Pick<PanelProps, 'scene' | 'isFirst'>) {
  const messages = useMessages(homeMessages)
  const texts = useMessages(sectionMessages)
  const { storeVariant } = useHomeStore()
  return (
    <>
      <WidePicture src={`/media/slide-${name}`} isFirst={isFirst} />
      <div className="window-words">
        <h2 className="window-title">{texts.scenes[name].title}</h2>
        <p className="mt-3 hidden max-w-sm text-muted lg:block">{texts.scenes[name].text}</p>
        <a href={`/shop?category=${categoryCode(storeVariant, category)}`} className="button button-primary window-act">
          {messages.see}
          <Icon name="arrow-right" className="size-4.5" />
        </a>
      </div>
    </>
  )
}

function SceneTabs({ current, onShow }: { current: number; onShow: (index: number) => void }) {
  const texts = useMessages(sectionMessages)

  function onKeyDown(event: KeyboardEvent): void {
    const next = tabOfKey(event.key, current, scenes.length)
    if (next === undefined) return
    event.preventDefault()
    onShow(next)
    document.getElementById(`scene-tab-${scenes[next]?.name}`)?.focus()
  }

  return (
    <div role="tablist" aria-label={texts.scenesLabel} className="slider-tabs">
      {scenes.map(({ name, thumb }, index) => (
        <button
          key={name}
          id={`scene-tab-${name}`}
          type="button"
          role="tab"
          aria-selected={index === current}
          aria-controls={`scene-${name}`}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onShow(index)}
          onKeyDown={onKeyDown}
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
          {index === current && (
            <i className="slider-bar" onAnimationEnd={() => onShow((current + 1) % scenes.length)} />
          )}
        </button>
      ))}
    </div>
  )
}

/** Sets `data-unseen` on the slider while it is out of sight: the style sheet then pauses its animation. */
function useVisibilityMark() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const slider = ref.current as HTMLElement
    const observer = new IntersectionObserver(
      ([entry]) => slider.toggleAttribute('data-unseen', !entry?.isIntersecting),
      {
        threshold: 0.5,
      },
    )
    observer.observe(slider)
    return () => observer.disconnect()
  }, [])
  return ref
}
