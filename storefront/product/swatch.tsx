interface Props {
  /** Six hexadecimal digits. */
  hex: string
  /** Its middle, from the left edge of the picture. */
  cx: number
  /** The diameter, which is the height of the picture. */
  size: number
}

/** Below it a colour is not distinct from a dark card. */
const darkBelow = 0x60
/** Below it a colour is shown as black, which is distinct from the ground of a dark card. */
const blackBelow = 0x30

/** A colour as a disc in an SVG picture, with an edge that shows it on a card of the same colour. */
export function Swatch({ hex, cx, size }: Props) {
  const edge = isBelow(hex, darkBelow) ? 1.5 : 1
  return (
    <circle
      cx={cx}
      cy={size / 2}
      r={(size - edge) / 2}
      fill={isBelow(hex, blackBelow) ? '#000' : `#${hex}`}
      strokeWidth={edge}
      className="stroke-line-strong"
    />
  )
}

const isBelow = (hex: string, limit: number) =>
  [0, 2, 4].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) < limit)
