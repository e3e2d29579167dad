/** The WCAG contrast of two colours such as #c2410c, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return Math.max(a, b) / Math.min(a, b)
}

/** Black or white, whichever has more contrast with a background colour: one of the two always reaches 4.5. */
export function textOn(colour: string): string {
  return contrast('#ffffff', colour) >= contrast('#000000', colour) ? '#ffffff' : '#000000'
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
