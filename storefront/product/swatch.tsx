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

/** A colour as a disc in an SVG picture, with an edge that shows it on a card of the same colour. */
export function Swatch({ hex, cx, size }: Props) {
  const edge = isDark(hex) ? 1.5 : 1
  return (
    <circle
      cx={cx}
      cy={size / 2}
      r={(size - edge) / 2}
      fill={`#${hex}`}
      strokeWidth={edge}
      className="stroke-line-strong"
    />
  )
}

const isDark = (hex: string) => [0, 2, 4].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) < darkBelow)
