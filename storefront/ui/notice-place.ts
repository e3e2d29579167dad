/** A rectangle in the window, in CSS pixels from its left upper corner. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Of a rectangle, in CSS pixels. */
export interface Size {
  width: number
  height: number
}

interface Placing {
  /** Where the notice may be. */
  area: Box
  size: Size
  /** What it must not cover. */
  obstacles: readonly Box[]
}

/** The space between a notice and what it must not cover, in CSS pixels. */
export const noticeGap = 8

/** The upper edge of the lowest place in an area, at this left edge, where a notice covers none of the obstacles. */
export function lowestTop({ area, size, obstacles }: Placing, left: number): number | undefined {
  let top = area.bottom - size.height
  while (top >= area.top) {
    const covered = coveredBy({ left, top }, size, obstacles)
    if (covered.length === 0) return top
    top = Math.min(...covered.map((box) => box.top)) - noticeGap - size.height
  }
  return undefined
}

/** The upper edge of the highest place in an area, at this left edge, where a notice covers none of the obstacles. */
export function highestTop({ area, size, obstacles }: Placing, left: number): number | undefined {
  const lowest = lowestTop({ area: mirror(area), size, obstacles: obstacles.map(mirror) }, left)
  return lowest === undefined ? undefined : -lowest - size.height
}

/** Upside down: what was the highest is the lowest. */
const mirror = ({ left, top, right, bottom }: Box): Box => ({ left, right, top: -bottom, bottom: -top })

/** The boxes that a notice at a place covers or comes closer to than its gap. */
const coveredBy = ({ left, top }: { left: number; top: number }, size: Size, boxes: readonly Box[]) =>
  boxes.filter(
    (box) =>
      box.bottom > box.top &&
      box.left < left + size.width + noticeGap &&
      box.right > left - noticeGap &&
      box.top < top + size.height + noticeGap &&
      box.bottom > top - noticeGap,
  )
