import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { productMessages } from '../messages/product.ts'
import { zoomMessages } from '../messages/zoom.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { ProductPictures } from './product-card.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Picture, largeWidths } from '../ui/picture.tsx'
import { useDrag } from './use-drag.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  pictures: ProductPictures
  at: number
  onChoose: (at: number) => void
  alt: (at: number) => string
}

/** The `sizes` of the picture: as a whole it is the file that the page has loaded, and zoomed in a larger one. */
const sizes = { whole: '(min-width: 40rem) 50rem, 92vw', close: '(min-width: 40rem) 100rem, 184vw' }

/** Zoomed in, a screen of double density needs twice the pixels of the page. */
const zoomWidths = [...largeWidths, 1200, 1600]

/** A picture as large as the window allows. A click zooms in to twice the size, around the clicked point. */
export default function ZoomDialog({ isOpen, onClose, pictures, at, onChoose, alt }: Props) {
  const messages = useMessages(productMessages)
  const own = useMessages(zoomMessages)
  const { viewport, isClose, toggleZoom, zoomOut } = useZoom(isOpen)
  const picture = pictures[at]
  const go = (to: number) => {
    if (to < 0 || to >= pictures.length) return
    zoomOut()
    onChoose(to)
  }
  // While the picture is zoomed in, the arrow keys scroll it.
  useArrowKeys(isOpen && !isClose, (by) => go(at + by))
  const drag = useDrag(viewport, (direction) => isClose || go(at + direction))
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.pictures} size="large">
      {picture && (
        <div>
          <div
            ref={viewport}
            className="-mx-5 h-[min(62dvh,112vw)] overflow-auto bg-display sm:mx-0 sm:aspect-square sm:h-auto sm:w-full sm:max-h-[68dvh] sm:rounded-lg"
          >
            <button
              type="button"
              {...drag.handlers}
              onClick={(event) => drag.wasDrag() || toggleZoom(event)}
              aria-label={`${alt(at)}. ${isClose ? own.zoomOut : own.zoomIn}`}
              className={`block transition-none ${isClose ? 'size-[200%] cursor-zoom-out' : 'size-full cursor-zoom-in touch-pan-y touch-pinch-zoom'}`}
            >
              <Picture
                key={at}
                src={picture.picture_url}
                alt=""
                sizes={isClose ? sizes.close : sizes.whole}
                widths={zoomWidths}
                isFirst
                className="size-full object-contain"
              />
            </button>
          </div>
          <Bar at={at} count={pictures.length} isClose={isClose} onGo={go} onZoom={() => toggleZoom()} />
        </div>
      )}
    </Dialog>
  )
}

/**
 * The state of the zoom: the picture's viewport, whether it is zoomed in, and the functions that change that.
 * `toggleZoom` zooms in to the point of a click.
 */
function useZoom(isOpen: boolean) {
  const viewport = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<Spot>()
  const isClose = spot !== undefined
  // The dialog always opens with the whole picture.
  if (!isOpen && isClose) setSpot(undefined)
  useEffect(() => {
    if (viewport.current && spot) centreOn(viewport.current, spot)
  }, [spot])
  return {
    viewport,
    isClose,
    toggleZoom: (event?: MouseEvent) => setSpot(isClose ? undefined : spotOf(event)),
    zoomOut: () => setSpot(undefined),
  }
}

interface BarProps {
  at: number
  count: number
  isClose: boolean
  onGo: (to: number) => void
  onZoom: () => void
}

/** The buttons below the picture, and its number. */
function Bar({ at, count, isClose, onGo, onZoom }: BarProps) {
  const messages = useMessages(productMessages)
  const own = useMessages(zoomMessages)
  return (
    <div className="mt-4 flex items-center justify-center gap-2">
      <BarButton
        icon="chevron-left"
        label={messages.previousPicture}
        isDisabled={at <= 0}
        onClick={() => onGo(at - 1)}
      />
      <span className="min-w-28 text-center text-sm text-muted" aria-live="polite">
        {messages.pictureOf(at + 1, count)}
      </span>
      <BarButton
        icon="chevron-right"
        label={messages.nextPicture}
        isDisabled={at >= count - 1}
        onClick={() => onGo(at + 1)}
      />
      <BarButton icon={isClose ? 'zoom-out' : 'zoom-in'} label={isClose ? own.zoomOut : own.zoomIn} onClick={onZoom} />
    </div>
  )
}

interface BarButtonProps {
  icon: IconName
  label: string
  isDisabled?: boolean
  onClick: () => void
}

function BarButton({ icon, label, isDisabled = false, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      className="button button-quiet min-w-11 px-2"
      disabled={isDisabled}
      onClick={onClick}
      aria-label={label}
    >
      <Icon name={icon} className="size-5" />
    </button>
  )
}

/** A point in the picture, as fractions of its width and height. */
interface Spot {
  x: number
  y: number
}

/** The point of a click; the middle for a click by keyboard. */
function spotOf(event?: MouseEvent): Spot {
  if (!event?.detail) return { x: 0.5, y: 0.5 }
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
}

function centreOn(viewport: HTMLElement, { x, y }: Spot): void {
  viewport.scrollTo(
    x * viewport.scrollWidth - viewport.clientWidth / 2,
    y * viewport.scrollHeight - viewport.clientHeight / 2,
  )
}

/** Calls a function with -1 for the left arrow key and 1 for the right one. */
function useArrowKeys(isActive: boolean, onStep: (by: number) => void): void {
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
      if (by) onStep(by)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}
