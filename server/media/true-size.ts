import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'

/** Where the studio states the size of things. */
export const sizesFile = fileURLToPath(new URL('../../studio/pictures/index.json', import.meta.url))
/** Where products stand in the frame of a render, as a share of its height from the top. */
const standingLine = 0.875

interface Scenes {
  scenes: Record<string, { scale?: number; views: readonly string[] }>
}

/** By render: how much smaller than its frame the thing is, beside the largest of its kind. */
const scales = new Map(
  Object.entries(existsSync(sizesFile) ? (JSON.parse(readFileSync(sizesFile, 'utf8')) as Scenes).scenes : {}).flatMap(
    ([scene, { scale = 1, views }]) => (scale < 1 ? views.map((view) => [`${scene}-${view}`, scale] as const) : []),
  ),
)

/**
 * How large a render is shown in its frame: all phones are rendered equally tall, and shown in their real proportions to
 * each other. 1 for the tallest, and for everything else.
 */
export const trueScale = (render: string): number => scales.get(render as `${string}-${string}`) ?? 1

/**
 * Puts a picture into a transparent frame, on the line on which products stand: it takes the share `scale` of it. The
 * frame has the width `widthGiven`, less where the picture is smaller than planned.
 */
export async function framed(picture: Sharp, scale: number, widthGiven: number): Promise<Sharp> {
  if (scale === 1) return picture
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const frame = width === Math.round(widthGiven * scale) ? widthGiven : Math.round(width / scale)
  const [sides, rest] = [frame - width, Math.round((frame * height) / width) - height]
  const [left, top] = [Math.round(sides / 2), Math.round(rest * standingLine)]
  return sharp(data, { raw: { width, height, channels } }).extend({
    left,
    right: sides - left,
    top,
    bottom: rest - top,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  })
}
