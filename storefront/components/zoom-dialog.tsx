import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { productWords } from '../words/product.ts'
import { useWords } from '../words/use-words.ts'
import { Dialog } from './dialog.tsx'
import type { Pictures } from './gallery.tsx'
import { Icon } from './icon.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  pictures: Pictures
  at: number
  onChoose: (at: number) => void
  alt: (at: number) => string
}

/** The picture as large as the window allows, and twice that to look around in. */
export default function ZoomDialog({ isOpen, onClose, pictures, at, onChoose, alt }: Props) {
  const words = useWords(productWords)
  const [isClose, setClose] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const picture = pictures[at]
  useEffect(() => {
    // Coming closer, one looks at the middle first.
    const view = frame.current
    view?.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 2)
  }, [isClose])
  const go = (to: number) => {
    setClose(false)
    onChoose(to)
  }
  useEffect(() => {
    // Looked at closely, the arrow keys move about in the picture.
    if (!isOpen || isClose) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const to = at + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0)
      if (to !== at && to >= 0 && to < pictures.length) onChoose(to)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
  const swipe = useSwipe((direction) => !isClose && at + direction >= 0 && at + direction < pictures.length && onChoose(at + direction))
  const step = 'button button-quiet min-w-11 px-2'
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.pictures} size="large">
      {picture && (
        <div>
          <div ref={frame} className="aspect-square max-h-[68dvh] w-full overflow-auto rounded-lg bg-display">
            <button
              type="button"
              {...swipe.handlers}
              onClick={() => swipe.isOver() && setClose(!isClose)}
              aria-label={`${alt(at)}. ${isClose ? words.zoomOut : words.zoomIn}`}
              className={`block ${isClose ? 'size-[200%] cursor-zoom-out' : 'size-full cursor-zoom-in touch-pan-y touch-pinch-zoom'}`}
            >
              <img key={at} draggable={false} src={`${picture.picture_url}-1200.webp`} alt="" className="size-full object-contain" />
            </button>
          </div>
          <div className="mt-4 flex items-center justify-center gap-2">
            <button type="button" className={step} disabled={at <= 0} onClick={() => go(at - 1)} aria-label={words.previousPicture}>
              <Icon name="chevron-left" className="size-5" />
            </button>
            <span className="min-w-28 text-center text-sm text-muted" aria-live="polite">
              {words.pictureOf(at + 1, pictures.length)}
            </span>
            <button
              type="button"
              className={step}
              disabled={at >= pictures.length - 1}
              onClick={() => go(at + 1)}
              aria-label={words.nextPicture}
            >
              <Icon name="chevron-right" className="size-5" />
            </button>
            <button type="button" className={step} onClick={() => setClose(!isClose)} aria-label={isClose ? words.zoomOut : words.zoomIn}>
              {isClose ? <Icon name="zoom-out" className="size-5" /> : <Icon name="zoom-in" className="size-5" />}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

const swipeMin = 40

/** A swipe to the side with finger or mouse: on to what lies there. `isOver` is false for the press that a swipe ends with. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const from = useRef<number>(undefined)
  const wasSwipe = useRef(false)
  return {
    handlers: {
      onPointerDown: ({ clientX }: PointerEvent) => {
        from.current = clientX
        wasSwipe.current = false
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        const moved = clientX - (from.current ?? clientX)
        from.current = undefined
        if (Math.abs(moved) < swipeMin) return
        wasSwipe.current = true
        onSwipe(moved < 0 ? 1 : -1)
      },
    },
    isOver: () => !wasSwipe.current,
  }
}
