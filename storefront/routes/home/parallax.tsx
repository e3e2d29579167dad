import { Icon } from '../../ui/icon.tsx'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'

const widths = [640, 800, 1200, 1600]
const sizes = '(min-width: 80rem) 80rem, 100vw'

/** A picture of a shop window in two layers that scroll at different speeds (HOME-12), with links to all products and to the branches. */
export default function Parallax() {
  const messages = useMessages(sectionMessages)
  return (
    <section className="page" aria-labelledby="parallax-title">
      <div className="parallax">
        <div className="relative z-10 mx-auto max-w-xl px-5">
          <h2 id="parallax-title" className="home-title text-balance">
            {messages.closingTitle}
          </h2>
          <p className="mt-3 text-pretty opacity-80">{messages.closingText}</p>
          <div className="mt-7 flex flex-wrap justify-center gap-3">
            <a href="/shop" className="button button-primary">
              {messages.closingAct}
              <Icon name="arrow-right" className="size-4.5" />
            </a>
            <a href="/contact" className="button closing-quiet">
              {messages.closingBranches}
            </a>
          </div>
        </div>
        <div aria-hidden className="parallax-scene">
          <Layer name="parallax-back" />
          <Layer name="parallax-front" />
        </div>
      </div>
    </section>
  )
}

function Layer({ name }: { name: 'parallax-back' | 'parallax-front' }) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((width) => `/media/${name}-${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={`/media/${name}-1200.webp`}
        alt=""
        width={1600}
        height={640}
        loading="lazy"
        className={`parallax-layer ${name}`}
      />
    </picture>
  )
}
