import type { Point } from '#domain/branches/distance.ts'
import { Land } from './land.tsx'
import { places } from './places.ts'
import { spreadPins } from './spread-pins.ts'
import { countryCentre, toUnits, unitsPerPixel } from './projection.ts'

interface Props {
  /** The description of the map for screen readers. */
  label: string
  pins: readonly Point[]
  zoom: number
  className: string
}

// The drawing has one size in pixels and is never scaled: a window shows as much of its middle as fits. The interactive
// map starts with the same view.
const width = 1400
const height = 512
const centre = toUnits(countryCentre)

/** The position of a place on this drawing, in pixels. */
function at(point: Point, scale: number) {
  const { x, y } = toUnits(point)
  return { x: round((x - centre.x) / scale + width / 2), y: round((y - centre.y) / scale + height / 2) }
}

const anchors = { below: 'middle', left: 'end', right: 'start' } as const

const round = (pixels: number) => Math.round(pixels * 10) / 10

/**
 * The country with pins as an SVG, which needs no script: the page shows it until the interactive map is ready, and
 * always where scripts do not run.
 */
export function CountryMap({ label, pins, zoom, className }: Props) {
  const scale = unitsPerPixel(zoom)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className={`map-drawing absolute top-1/2 left-1/2 max-w-none -translate-x-1/2 -translate-y-1/2 ${className}`}
    >
      <g
        transform={`translate(${width / 2} ${height / 2}) scale(${1 / scale}) translate(${-Math.round(centre.x * 10) / 10} ${-Math.round(centre.y * 10) / 10})`}
      >
        <Land />
      </g>
      {places
        .filter(({ minZoom }) => minZoom <= zoom)
        .map((place) => (
          <text
            key={place.name}
            {...at(place, scale)}
            dx={place.side === 'left' ? -14 : 0}
            dy={place.side === 'left' ? -4 : 16}
            textAnchor={anchors[place.side ?? 'below']}
            className="map-name"
          >
            {place.name}
          </text>
        ))}
      {spreadPins(pins.map((pin) => at(pin, scale))).map(({ x, y }) => {
        return (
          <path
            key={`${x} ${y}`}
            d={pinPath}
            transform={`translate(${round(x - 14)} ${round(y - 34)})`}
            className="map-pin"
          />
        )
      })}
    </svg>
  )
}

/**
 * The SVG path of a pin of 28 by 34 units. Its tip is at the middle of the bottom edge, and the dot is a hole in it.
 */
export const pinPath =
  'M14 1a12.500 12.500 0 0 0-12.500 12.500C1.500 22.500 14 33.500 14 33.500s12.500-11 12.500-20A12.500 12.500 0 0 0 14 1Zm0 8a4.700 4.700 0 1 1 0 9.400 4.700 4.700 0 0 1 0-9.400Z'
