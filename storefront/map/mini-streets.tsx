import { useRef, useState } from 'react'
import type { Point } from '#domain/branches/distance.ts'
import { streetZoom } from './projection.ts'
import { tilesAround } from './tiles.ts'
import { useBoxNearWindow } from '../ui/use-box-near-window.ts'

/**
 * The streets around a place, from a few tiles of the configured server. They are loaded when the card comes near the
 * window; a tile that fails to load stays invisible.
 */
export function MiniStreets({ place, template }: { place: Point; template: string }) {
  const container = useRef<HTMLDivElement>(null)
  const rect = useBoxNearWindow(container)
  return (
    <div ref={container} className="map-streets absolute inset-0">
      {rect && tilesAround(place, streetZoom, rect, template).map((tile) => <Street key={tile.url} {...tile} />)}
    </div>
  )
}

function Street({ url, left, top }: { url: string; left: number; top: number }) {
  const [isThere, setThere] = useState(false)
  return (
    <img
      src={url}
      alt=""
      width="256"
      height="256"
      decoding="async"
      className={isThere ? 'absolute max-w-none' : 'invisible absolute max-w-none'}
      style={{ left: `calc(50% + ${left}px)`, top: `calc(50% + ${top}px)` }}
      onLoad={() => setThere(true)}
    />
  )
}
