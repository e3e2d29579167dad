import { useEffect, useState } from 'react'
import { productMessages } from '../messages/product.ts'
import { zoomMessages } from '../messages/zoom.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { ProductPictures } from './product-card.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Picture, largeWidths, smallWidths } from '../ui/picture.tsx'
import { useProductFit } from './product-fit.ts'
import { useDrag } from './use-drag.ts'
import { useZoom } from './use-zoom.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  pictures: ProductPictures
  at: number
  onChoose: (at: number) => void
  name: string
  alt: (at: number) => string
  /** The `sizes` of the page's own picture, which the browser has already loaded. */
  pageSizes: string
}

/** Twice the pixels of the page's own picture, so that zooming in shows more; a square as high as the window at most. */
const sizes = '(min-width: 40rem) 100rem, 250vw'
const zoomWidths = [...largeWidths, 1200, 1600]

/**
 * A picture that fills the screen. A click zooms in around its place and out again, two fingers or the wheel with Ctrl
 * zoom freely; a swipe or the arrow keys lead to the next picture.
 */
export default function ZoomDialog({ isOpen, onClose, pictures, at, onChoose, name, alt, pageSizes }: Props) {
  const own = useMessages(zoomMessages)
  const { viewport, isClose, wasPinch, toggleZoom, zoomOut } = useZoom(isOpen)
  const picture = pictures[at]
  const go = (to: number) => {
    if (to < 0 || to >= pictures.length) return
    zoomOut()
    onChoose(to)
  }
  // While the picture is zoomed in, the arrow keys scroll it.
  useArrowKeys(isOpen && !isClose, (by) => go(at + by))
  const drag = useDrag(viewport, (direction) => isClose || wasPinch() || go(at + direction))
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={name} size="full">
      {picture && (
        <>
          <div ref={viewport} className="zoom-viewport">
            <button
              type="button"
              {...drag.handlers}
              onClick={(event) => drag.wasDrag() || toggleZoom(event)}
              aria-label={`${alt(at)}. ${isClose ? own.zoomOut : own.zoomIn}`}
              className={isClose ? 'zoom-picture cursor-zoom-out' : 'zoom-picture cursor-zoom-in'}
            >
              <SharpPicture key={at} src={picture.picture_url} pageSizes={pageSizes} />
            </button>
          </div>
          <div className="zoom-foot">
            <Thumbnails pictures={pictures} at={at} onGo={go} />
            <Bar at={at} count={pictures.length} isClose={isClose} onGo={go} onZoom={() => toggleZoom()} />
          </div>
        </>
      )}
    </Dialog>
  )
}

/**
 * The picture in twice the pixels of the page's own, which stands in its place until it has arrived. The product fills the
 * window.
 */
function SharpPicture({ src, pageSizes }: { src: string; pageSizes: string }) {
  const [isSharp, setSharp] = useState(false)
  const [style, fit] = useProductFit()
  const fill = 'absolute inset-0 size-full object-contain'
  return (
    <span className={`relative block size-full overflow-clip ${style ? 'zoom-shadow' : ''}`}>
      {!isSharp && (
        <Picture
          src={src}
          alt=""
          sizes={pageSizes}
          widths={largeWidths}
          isFirst
          onLoad={fit}
          className={fill}
          style={style}
        />
      )}
      <Picture
        src={src}
        alt=""
        sizes={sizes}
        widths={zoomWidths}
        isFirst
        onLoad={(event) => {
          fit(event)
          setSharp(true)
        }}
        className={isSharp ? fill : `${fill} opacity-0`}
        style={style}
      />
    </span>
  )
}

interface ThumbnailsProps {
  pictures: ProductPictures
  at: number
  onGo: (to: number) => void
}

/** Every picture in small, one of which is chosen; nothing for a single picture. */
function Thumbnails({ pictures, at, onGo }: ThumbnailsProps) {
  const messages = useMessages(productMessages)
  if (pictures.length === 1) return null
  return (
    <ul className="zoom-thumbnails">
      {pictures.map(({ picture_url: src }, index) => (
        <li key={src}>
          <button
            type="button"
            onClick={() => onGo(index)}
            aria-label={messages.pictureOf(index + 1, pictures.length)}
            aria-current={index === at ? 'true' : undefined}
            className={`block size-14 rounded-md bg-display p-1 ${index === at ? 'ring-2 ring-accent' : 'hover:bg-line'}`}
          >
            <Picture src={src} alt="" sizes="3.5rem" widths={smallWidths} className="size-full object-contain" />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface BarProps {
  at: number
  count: number
  isClose: boolean
  onGo: (to: number) => void
  onZoom: () => void
}

/** The buttons below the picture, and its number; a single picture has only the button to zoom. */
function Bar({ at, count, isClose, onGo, onZoom }: BarProps) {
  const messages = useMessages(productMessages)
  const own = useMessages(zoomMessages)
  const zoom = (
    <BarButton icon={isClose ? 'zoom-out' : 'zoom-in'} label={isClose ? own.zoomOut : own.zoomIn} onClick={onZoom} />
  )
  if (count === 1) return <div className="zoom-bar">{zoom}</div>
  return (
    <div className="zoom-bar">
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
      {zoom}
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
