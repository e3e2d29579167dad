import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { productMessages } from '../messages/product.ts'
import { zoomMessages } from '../messages/zoom.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { ProductPictures } from './product-card.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture, largeWidths } from '../ui/picture.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  pictures: ProductPictures
  at: number
  onChoose: (at: number) => void
  alt: (at: number) => string
}

/** What the page has shown already is there at once; a finer one takes its place where it is needed. */
const sizes = { whole: '(min-width: 40rem) 50rem, 92vw', close: '50rem' }

/**
 * The picture as large as the window allows; pressed, twice that around the place that was pressed, to look around in.
 */
export default function ZoomDialog({ isOpen, onClose, pictures, at, onChoose, alt }: Props) {
  const messages = useMessages(productMessages)
  const own = useMessages(zoomMessages)
  const frame = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<Spot>()
  const isClose = spot !== undefined
  const picture = pictures[at]
  // Opened again, it begins with the whole picture.
  if (!isOpen && isClose) setSpot(undefined)
  useEffect(() => {
    const view = frame.current
    if (view && spot)
      view.scrollTo(
        spot.x * view.scrollWidth - view.clientWidth / 2,
        spot.y * view.scrollHeight - view.clientHeight / 2,
      )
  }, [spot])
  const go = (to: number) => {
    if (to < 0 || to >= pictures.length) return
    setSpot(undefined)
    onChoose(to)
  }
  useEffect(() => {
    // Looked at closely, the arrow keys move about in the picture.
    if (!isOpen || isClose) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
      if (by) go(at + by)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
  const hand = useHand(frame, (direction) => isClose || go(at + direction))
  const toggleZoom = (event?: MouseEvent) => setSpot(isClose ? undefined : spotOf(event))
  const step = 'button button-quiet min-w-11 px-2'
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.pictures} size="large">
      {picture && (
        <div>
          <div
            ref={frame}
            className="-mx-5 h-[min(62dvh,112vw)] overflow-auto bg-display sm:mx-0 sm:aspect-square sm:h-auto sm:w-full sm:max-h-[68dvh] sm:rounded-lg"
          >
            <button
              type="button"
              {...hand.handlers}
              onClick={(event) => hand.wasDrawn() || toggleZoom(event)}
              aria-label={`${alt(at)}. ${isClose ? own.zoomOut : own.zoomIn}`}
              className={`block transition-none ${isClose ? 'size-[200%] cursor-zoom-out' : 'size-full cursor-zoom-in touch-pan-y touch-pinch-zoom'}`}
            >
              <Picture
                key={at}
                src={picture.picture_url}
                alt=""
                sizes={isClose ? sizes.close : sizes.whole}
                widths={largeWidths}
                isFirst
                className="size-full object-contain"
              />
            </button>
          </div>
          <div className="mt-4 flex items-center justify-center gap-2">
            <button
              type="button"
              className={step}
              disabled={at <= 0}
              onClick={() => go(at - 1)}
              aria-label={messages.previousPicture}
            >
              <Icon name="chevron-left" className="size-5" />
            </button>
            <span className="min-w-28 text-center text-sm text-muted" aria-live="polite">
              {messages.pictureOf(at + 1, pictures.length)}
            </span>
            <button
              type="button"
              className={step}
              disabled={at >= pictures.length - 1}
              onClick={() => go(at + 1)}
              aria-label={messages.nextPicture}
            >
              <Icon name="chevron-right" className="size-5" />
            </button>
            <button
              type="button"
              className={step}
              onClick={() => toggleZoom()}
              aria-label={isClose ? own.zoomOut : own.zoomIn}
            >
              {isClose ? <Icon name="zoom-out" className="size-5" /> : <Icon name="zoom-in" className="size-5" />}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** A place in the picture, in shares of its sides. */
interface Spot {
  x: number
  y: number
}

/** Where somebody pressed; the middle for the keyboard, which presses nowhere. */
function spotOf(event?: MouseEvent): Spot {
  if (!event?.detail) return { x: 0.5, y: 0.5 }
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
}

const swipeMin = 40
/** A hand is never quite still while it presses. */
const pressMax = 6

/**
 * A finger or a mouse that is drawn over the picture: to the side is on to what lies there, and a mouse draws along
 * what is larger than its frame, as a finger does by itself. `wasDrawn` is true for the press that such a move ends
 * with.
 */
function useHand(frame: React.RefObject<HTMLElement | null>, onSwipe: (direction: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number; left: number; top: number }>(undefined)
  const wasDrawn = useRef(false)
  return {
    handlers: {
      onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
        const { scrollLeft: left = 0, scrollTop: top = 0 } = frame.current ?? {}
        from.current = { x, y, left, top }
        wasDrawn.current = false
      },
      onPointerMove: ({ clientX, clientY, buttons, pointerType }: PointerEvent) => {
        if (!from.current || buttons !== 1 || pointerType !== 'mouse') return
        const { x, y, left, top } = from.current
        if (Math.hypot(clientX - x, clientY - y) > pressMax) wasDrawn.current = true
        frame.current?.scrollTo(left + x - clientX, top + y - clientY)
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        const moved = clientX - (from.current?.x ?? clientX)
        from.current = undefined
        if (Math.abs(moved) < swipeMin) return
        wasDrawn.current = true
        onSwipe(moved < 0 ? 1 : -1)
      },
      onDragStart: (event: React.DragEvent) => event.preventDefault(),
    },
    wasDrawn: () => wasDrawn.current,
  }
}
