// npm run studio:compose: pictures/<arrangement>.avif out of the renders in pictures/. Needs no Blender.
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { arrangements } from './arrangements.mjs'
import { recolour } from './recolour.mjs'
import { toAvif } from './develop.mjs'
import { writeHomeIndex } from './write-index.mjs'

const pictures = join(dirname(fileURLToPath(import.meta.url)), 'pictures')
const floorLine = 0.875 // where goods stand in their own frame, from its top
const bytesMax = { square: 25_000, wide: 40_000 }

/** Puts one arrangement together and writes it. */
export async function compose(name) {
  const { width, height, pieces } = arrangements[name]
  const layers = await Promise.all(pieces.map((piece) => layer(piece, width, height)))
  const png = await sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).composite(layers).png().toBuffer()
  await writeFile(join(pictures, `${name}.avif`), await toAvif(png, width === height ? bytesMax.square : bytesMax.wide))
}

async function layer([picture, colour, x, floor, size], width, height) {
  const file = join(pictures, `${picture}.avif`)
  const mask = join(pictures, `${picture}.mask.avif`)
  const dyed = colour && existsSync(mask) ? await recolour(file, mask, colour) : sharp(file)
  const side = Math.round(size * height)
  const left = Math.round(x * height - side / 2)
  // No shadow may be cut by the lower edge.
  const top = Math.min(Math.round(floor * height - floorLine * side), Math.round(height - 0.97 * side))
  const scaled = await sharp(await dyed.png().toBuffer()).resize(side, side).png().toBuffer()
  return inside(scaled, side, left, top, width, height)
}

/** What of a piece lies inside the picture: sharp refuses what is larger than its ground. */
async function inside(input, side, left, top, width, height) {
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) }
  const size = { width: Math.min(side, width - left) - cut.left, height: Math.min(side, height - top) - cut.top }
  return { input: await sharp(input).extract({ ...cut, ...size }).png().toBuffer(), left: Math.max(0, left), top: Math.max(0, top) }
}

const named = process.argv.slice(2)
for (const name of named.length > 0 ? named : Object.keys(arrangements)) await compose(name)
await writeHomeIndex(pictures)
