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
  /** The left edges to try. */
  lefts: readonly number[]
  /** What it must not cover. */
  obstacles: readonly Box[]
}

/** The space between a notice and what it must not cover, in CSS pixels. */
export const noticeGap = 12

/**
 * The lowest place in an area where a notice covers none of the obstacles, in CSS pixels from the window's left upper
 * corner; of two that are equally low the one whose left edge comes first. Undefined where there is none.
 */
export function lowestPlace({ lefts, ...placing }: Placing): { left: number; top: number } | undefined {
  const places = lefts.flatMap((left) => {
    const top = lowestTop(placing, left)
    return top === undefined ? [] : [{ left, top }]
  })
  return places.sort((a, b) => b.top - a.top)[0]
}

/**
 * The first of two places, at the lower edge of an area between its obstacles and at its upper edge, where a notice covers
 * nothing of what has to stay readable; undefined where it would at both.
 */
export function edgePlace(
  { area, size, obstacles }: Omit<Placing, 'lefts'>,
  left: number,
  readable: readonly Box[],
): { left: number; top: number } | undefined {
  const lowest = lowestTop({ area, size, obstacles }, left)
  return [lowest, highestTop({ area, size, obstacles }, left)]
    .flatMap((top) => (top === undefined ? [] : [{ left, top }]))
    .find(({ top }) => coveredBy({ left, top }, size, readable).length === 0)
}

/** The upper edge of the highest place in an area, at this left edge, where a notice covers none of the obstacles. */
export function highestTop({ area, size, obstacles }: Omit<Placing, 'lefts'>, left: number): number | undefined {
  const lowest = lowestTop({ area: mirror(area), size, obstacles: obstacles.map(mirror) }, left)
  return lowest === undefined ? undefined : -lowest - size.height
}

/** Upside down: what was the highest is the lowest. */
const mirror = ({ left, top, right, bottom }: Box): Box => ({ left, right, top: -bottom, bottom: -top })

function lowestTop({ area, size, obstacles }: Omit<Placing, 'lefts'>, left: number): number | undefined {
  let top = area.bottom - size.height
  while (top >= area.top) {
    const covered = coveredBy({ left, top }, size, obstacles)
    if (covered.length === 0) return top
    top = Math.min(...covered.map((box) => box.top)) - noticeGap - size.height
  }
  return undefined
}

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
