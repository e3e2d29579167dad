import type { Point } from '#domain/branches/distance.ts'
import { Land } from './land.tsx'
import { places } from './places.ts'
import { spreadPins } from './spread-pins.ts'
import { type Frame, type MapPoint, toUnits, unitsPerPixel, viewOf } from './projection.ts'

interface Props {
  /** The description of the map for screen readers. */
  label: string
  /** The places, each with the number that its pin has in place of a hole. */
  pins: readonly (Point & { number: number | undefined })[]
  /** The map that takes the place of the drawing: it starts with the same view. */
  frame: Frame
  className: string
}

// The drawing has one size in pixels and is never scaled: a window shows as much of its middle as fits.
const width = 1400
const height = 512

/** The position of a place on this drawing, in pixels. */
function at(point: Point, centre: MapPoint, scale: number) {
  const { x, y } = toUnits(point)
  return { x: round((x - centre.x) / scale + width / 2), y: round((y - centre.y) / scale + height / 2) }
}

const anchors = { below: 'middle', above: 'middle', left: 'end', right: 'start' } as const
const offsets = {
  below: { dx: 0, dy: 16 },
  above: { dx: 0, dy: -40 },
  left: { dx: -14, dy: -4 },
  right: { dx: 0, dy: 16 },
} as const

const round = (pixels: number) => Math.round(pixels * 10) / 10

/**
 * The country with pins as an SVG, which needs no script: the page shows it until the interactive map is ready, and
 * always where scripts do not run.
 */
export function CountryMap({ label, pins, frame, className }: Props) {
  const { centre: middle, zoom } = viewOf(pins, frame)
  const centre = toUnits(middle)
  const scale = unitsPerPixel(zoom)
  const pinScale = round(frame.pinHeight / 34)
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
            {...at(place, centre, scale)}
            {...offsets[place.side ?? 'below']}
            textAnchor={anchors[place.side ?? 'below']}
            className="map-name"
          >
            {place.name}
          </text>
        ))}
      {spreadPins(pins.map((pin) => at(pin, centre, scale))).map(({ x, y }, index) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${round(x)} ${round(y)}) scale(${pinScale}) translate(-14 -34)`}
          className="map-pin"
        >
          <path d={wholePinPath} />
          <text {...pinNumber} className="pin-number">
            {pins[index]?.number}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The SVG path of a pin of 28 by 34 units without a hole, for one that has a number. */
export const wholePinPath =
  'M14 1a12.500 12.500 0 0 0-12.500 12.500C1.500 22.500 14 33.500 14 33.500s12.500-11 12.500-20A12.500 12.500 0 0 0 14 1Z'

/** The place of the number in it. */
export const pinNumber = { x: 14, y: 13.5 }

/**
 * The SVG path of a pin of 28 by 34 units. Its tip is at the middle of the bottom edge, and the dot is a hole in it.
 */
export const pinPath =
  'M14 1a12.500 12.500 0 0 0-12.500 12.500C1.500 22.500 14 33.500 14 33.500s12.500-11 12.500-20A12.500 12.500 0 0 0 14 1Zm0 8a4.700 4.700 0 1 1 0 9.400 4.700 4.700 0 0 1 0-9.400Z'
