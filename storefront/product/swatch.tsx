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
  const shared = { cx, cy: size / 2 }
  return (
    <>
      <circle {...shared} r={size / 2 - 0.5} fill={`#${hex}`} className="stroke-line-strong" />
      {isDark(hex) && (
        <circle {...shared} r={size / 2 - 2.5} fill="none" stroke="#fff" strokeOpacity={0.4} className="swatch-gleam" />
      )}
    </>
  )
}

const isDark = (hex: string) => [0, 2, 4].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) < darkBelow)
