import { useState } from 'react'
import { isSymbol } from '#domain/products/symbol.ts'
import type { ProductPictures } from './product-card.ts'
import { productMessages } from '../messages/product.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Icon } from '../ui/icon.tsx'
import { SlideCount, SlideStep } from '../ui/slide-controls.tsx'
import { onDemand } from '../hydration/on-demand.tsx'
import { largeWidths, smallWidths } from '../ui/picture.tsx'
import { ProductPicture } from './product-picture.tsx'
import { useSlides } from '../ui/use-slides.ts'

const ZoomDialog = onDemand(
  () => import('./zoom-dialog.tsx'),
  ({ onClose }) => onClose(),
)

const arrow = 'needs-script hidden lg:grid aria-disabled:bg-transparent aria-disabled:shadow-none'
const thumbnailsMax = 4
/** Of a thumbnail on a phone. */
const dot = 'max-sm:before:inset-2 max-sm:before:bg-line-strong'
const currentDot = 'max-sm:before:inset-1.5 max-sm:before:bg-ink'
const mainSizes = '(min-width: 64rem) 31rem, (min-width: 48rem) 45vw, (min-width: 36rem) 92vw, 72vw'

/**
 * The pictures of a product (PRODUCT-6): a large one, moved by swipes, arrow buttons and keys and enlarged by a click,
 * and at most four thumbnails, with `+N` on the last. Without JavaScript the row scrolls, and the thumbnails are links
 * to its pictures. A product without photographs has the symbol of its category, which nothing enlarges.
 */
export function Gallery({ pictures, name }: { pictures: ProductPictures; name: string }) {
  const messages = useMessages(productMessages)
  const [isZoomed, setZoomed] = useState(false)
  const { at, show, step, row } = useSlides(pictures.length, () => setZoomed(true))
  const alt = (index: number) =>
    pictures.length > 1 ? `${name} (${messages.pictureOf(index + 1, pictures.length)})` : name
  const [first] = pictures
  if (!first || isSymbol(first.picture_url)) {
    return (
      <div className="relative aspect-4/3 rounded-xl bg-display p-4 sm:aspect-square">
        <ProductPicture picture={first} alt={messages.noPicture} sizes={mainSizes} isFirst />
      </div>
    )
  }
  return (
    <section
      aria-label={messages.pictures}
      aria-roledescription="carousel"
      className="relative flex flex-col gap-3 xl:flex-row-reverse print:static print:max-w-64"
    >
      <div className="relative min-w-0 grow">
        <PictureRow row={row} pictures={pictures} alt={alt} />
        {pictures.length > 1 && <RowControls at={at} count={pictures.length} onStep={step} />}
        <button
          type="button"
          onClick={() => setZoomed(true)}
          aria-label={messages.enlarge}
          aria-haspopup="dialog"
          className="needs-script absolute right-3 bottom-3 grid size-11 place-items-center rounded-md bg-raised shadow-soft hover:bg-sunken"
        >
          <Icon name="maximize-2" className="size-4.5" />
        </button>
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} at={at} onChoose={show} onMore={() => setZoomed(true)} />}
      <ZoomDialog
        isNeeded={isZoomed}
        isOpen={isZoomed}
        onClose={() => setZoomed(false)}
        pictures={pictures}
        at={at}
        onChoose={(to) => show(to, 'instant')}
        name={name}
        alt={alt}
        pageSizes={mainSizes}
      />
    </section>
  )
}

interface RowProps {
  row: ReturnType<typeof useSlides>['row']
  pictures: ProductPictures
  alt: (index: number) => string
}

/** The large pictures in a row that shows one at a time. */
function PictureRow({ row, pictures, alt }: RowProps) {
  const messages = useMessages(productMessages)
  return (
    <ul
      {...row}
      aria-label={messages.pictures}
      className="flex aspect-4/3 cursor-zoom-in snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth rounded-xl bg-display [scrollbar-width:none] sm:aspect-square [&::-webkit-scrollbar]:hidden"
    >
      {pictures.map((picture, index) => (
        <li
          key={picture.picture_url}
          id={`picture-${index + 1}`}
          className="size-full shrink-0 snap-center scroll-mt-24"
        >
          <ProductPicture
            picture={picture}
            alt={alt(index)}
            sizes={mainSizes}
            widths={largeWidths}
            isFirst={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

/** The arrow buttons and the number of the shown picture, in a corner where they cover no goods. */
function RowControls({ at, count, onStep }: { at: number; count: number; onStep: (by: 1 | -1) => void }) {
  const messages = useMessages(productMessages)
  return (
    <div className="absolute bottom-3 left-3 flex items-center gap-1">
      <SlideStep
        direction="previous"
        label={messages.previousPicture}
        isEnd={at <= 0}
        onClick={() => onStep(-1)}
        className={arrow}
        iconSize="size-5.5"
      />
      <SlideCount at={at} count={count} label={messages.pictureOf(at + 1, count)} className="max-sm:sr-only" />
      <SlideStep
        direction="next"
        label={messages.nextPicture}
        isEnd={at >= count - 1}
        onClick={() => onStep(1)}
        className={arrow}
        iconSize="size-5.5"
      />
    </div>
  )
}

interface ThumbnailsProps {
  pictures: ProductPictures
  at: number
  onChoose: (at: number) => void
  onMore: () => void
}

function Thumbnails({ pictures, at, onChoose, onMore }: ThumbnailsProps) {
  const messages = useMessages(productMessages)
  const more = pictures.length - thumbnailsMax
  return (
    // On a phone they are dots in a corner: pictures that a finger can press would cover the goods.
    <ul className="grid shrink-0 gap-2 max-sm:absolute max-sm:bottom-3 max-sm:left-3 max-sm:flex max-sm:gap-0 max-sm:rounded-full max-sm:bg-raised max-sm:px-1 max-sm:shadow-soft sm:w-full sm:max-w-80 sm:grid-cols-4 xl:w-18 xl:grid-cols-1 xl:content-start">
      {pictures.slice(0, thumbnailsMax).map((picture, index) => {
        const hidesMore = more > 0 && index === thumbnailsMax - 1
        const isCurrent = index === Math.min(at, thumbnailsMax - 1)
        return (
          <li key={picture.picture_url}>
            <a
              href={`#picture-${index + 1}`}
              aria-label={hidesMore ? messages.morePictures(more) : messages.pictureOf(index + 1, pictures.length)}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onChoose(index)
                if (hidesMore) onMore()
              }}
              className={`relative block aspect-square rounded-md outline-offset-2 max-sm:size-6 max-sm:before:absolute max-sm:before:rounded-full sm:overflow-hidden sm:bg-display sm:p-1.5 ${isCurrent ? 'sm:ring-2 sm:ring-accent' : 'sm:hover:bg-line'} ${hidesMore ? '' : isCurrent ? currentDot : dot}`}
            >
              <ProductPicture
                picture={picture}
                alt=""
                sizes="5rem"
                widths={smallWidths}
                className={`size-full object-contain max-sm:hidden ${hidesMore ? 'opacity-20' : ''}`}
              />
              {hidesMore && (
                <span className="absolute inset-0 grid place-items-center font-bold max-sm:text-xs sm:text-base">
                  +{more}
                </span>
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
