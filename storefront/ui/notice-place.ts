/** A rectangle in the window, in CSS pixels from its left upper corner. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Placing {
  /** Where the notice may be. */
  area: Box
  size: { width: number; height: number }
  /** The left edges to try. */
  lefts: readonly number[]
  /** What it must not cover. */
  obstacles: readonly Box[]
}

/** The space between a notice and what it must not cover, in CSS pixels. */
export const noticeGap = 8

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

function lowestTop({ area, size, obstacles }: Omit<Placing, 'lefts'>, left: number): number | undefined {
  const inColumn = obstacles.filter(
    (box) => box.left < left + size.width + noticeGap && box.right > left - noticeGap && box.bottom > box.top,
  )
  let top = area.bottom - size.height
  while (top >= area.top) {
    const covered = inColumn.filter((box) => box.top < top + size.height + noticeGap && box.bottom > top - noticeGap)
    if (covered.length === 0) return top
    top = Math.min(...covered.map((box) => box.top)) - noticeGap - size.height
  }
  return undefined
}
