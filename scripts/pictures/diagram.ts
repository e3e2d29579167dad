import { type Picture, type Rectangle, lineHeight, rectangle, svg, text } from './svg.ts'

/** A box of a diagram; its height follows from its lines. */
export interface Box {
  id: string
  x: number
  y: number
  width: number
  title: string
  lines?: readonly string[]
}

/** An arrow between two boxes. */
export interface Arrow {
  from: string
  to: string
  label?: string
  isDashed?: boolean
}

/** A dashed frame around several boxes. */
export interface Group extends Rectangle {
  title: string
}

export interface Diagram extends Omit<Picture, 'height' | 'width'> {
  boxes: readonly Box[]
  arrows: readonly Arrow[]
  groups?: readonly Group[]
}

const padding = 10
const margin = 20

/** Draws boxes and the arrows between them. Refuses an arrow to a box that does not exist. */
export function drawDiagram({ boxes, arrows, groups = [], ...picture }: Diagram): string {
  const placed = new Map(boxes.map((box) => [box.id, placeOf(box)]))
  const frames = [...placed.values(), ...groups]
  const elements = [
    ...groups.flatMap((group) => [
      rectangle('group', group),
      text('faint', group.title, { x: group.x + padding, y: group.y + 16 }),
    ]),
    ...arrows.flatMap((arrow) => drawArrow(arrow, find(placed, arrow.from), find(placed, arrow.to))),
    ...boxes.flatMap(drawBox),
  ]
  const width = Math.max(...frames.map((frame) => frame.x + frame.width)) + margin
  const height = Math.max(...frames.map((frame) => frame.y + frame.height)) + margin
  return svg({ ...picture, width, height }, elements)
}

function find(placed: Map<string, Rectangle>, id: string): Rectangle {
  const box = placed.get(id)
  if (!box) throw new Error(`The picture has no box ${id}: give it a place.`)
  return box
}

export const heightOf = ({ lines = [] }: Box): number => 2 * padding + (1 + lines.length) * lineHeight - 4

const placeOf = (box: Box): Rectangle => ({ x: box.x, y: box.y, width: box.width, height: heightOf(box) })

function drawBox(box: Box): string[] {
  const { x, y, width } = box
  const middle = x + width / 2
  return [
    rectangle('box', placeOf(box)),
    text('title', box.title, { x: middle, y: y + padding + 12, anchor: 'middle' }),
    ...(box.lines ?? []).map((line, at) =>
      text('faint', line, { x: middle, y: y + padding + 12 + (at + 1) * lineHeight, anchor: 'middle' }),
    ),
  ]
}

interface Point {
  x: number
  y: number
}

function drawArrow({ label, isDashed = false }: Arrow, from: Rectangle, to: Rectangle): string[] {
  const [start, end] = endsOf(from, to)
  const name = isDashed ? 'arrow dashed' : 'arrow'
  const line = `<path class="${name}" d="M${start.x} ${start.y}L${end.x} ${end.y}"/>`
  const isVertical = start.x === end.x
  const labelled = label
    ? [
        isVertical
          ? text('label', label, { x: start.x + 8, y: (start.y + end.y) / 2 + 4 })
          : text('label', label, { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 6, anchor: 'middle' }),
      ]
    : []
  return [line, ...labelled]
}

/**
 * The start and end of an arrow: a straight line down or across where the boxes face each other, else from edge to
 * edge.
 */
function endsOf(from: Rectangle, to: Rectangle): [Point, Point] {
  const x = middleOfOverlap(from.x, from.width, to.x, to.width)
  const y = middleOfOverlap(from.y, from.height, to.y, to.height)
  const isBelow = to.y > from.y
  const isRight = to.x > from.x
  if (y !== undefined)
    return [
      { x: isRight ? from.x + from.width : from.x, y },
      { x: isRight ? to.x : to.x + to.width, y },
    ]
  const startX = x ?? from.x + from.width / 2
  const endX = x ?? to.x + to.width / 2
  return [
    { x: startX, y: isBelow ? from.y + from.height : from.y },
    { x: endX, y: isBelow ? to.y : to.y + to.height },
  ]
}

/** The middle of the overlap of two ranges; undefined where they hardly overlap. */
function middleOfOverlap(a: number, aLength: number, b: number, bLength: number): number | undefined {
  const from = Math.max(a, b)
  const until = Math.min(a + aLength, b + bLength)
  return until - from >= 8 ? Math.round((from + until) / 2) : undefined
}
