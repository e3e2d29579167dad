// npm run studio:compose: pictures/<arrangement>.avif out of the renders in pictures/. Needs no Blender.
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { arrangements } from './arrangements.mjs'
import { recolour } from './recolour.mjs'
import { toAvif } from './develop.mjs'
import { writeHomeIndex } from './write-index.mjs'

const pictures = join(dirname(fileURLToPath(import.meta.url)), 'pictures')
const { scenes } = JSON.parse(await readFile(join(pictures, 'index.json'), 'utf8'))
const floorLine = 0.875 // where products stand in their own frame, from its top
const bytesMax = { 1200: 40_000, 2400: 70_000, 2800: 70_000 } // by width

/** Puts one arrangement together and writes it. */
export async function compose(name) {
  const { width, height, objects } = arrangements[name]
  const layers = await Promise.all(objects.map((object) => layer(object, width, height)))
  const pixels = await sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).composite(layers).raw().toBuffer()
  const png = await sharp(fadeSides(pixels, width, height), { raw: { width, height, channels: 4 } }).png().toBuffer()
  await writeFile(join(pictures, `${name}.avif`), await toAvif(png, bytesMax[width]))
}

/** Shadows run out before the edge of the picture; the products themselves are opaque and stay. */
function fadeSides(pixels, width, height) {
  const reach = 0.12 * height
  for (let i = 0; i < width * height; i++) {
    const alpha = pixels[i * 4 + 3]
    const t = Math.min(1, Math.min(i % width, width - 1 - (i % width)) / reach)
    if (alpha < 200 && t < 1) pixels[i * 4 + 3] = Math.round(alpha * t * t * (3 - 2 * t))
  }
  return pixels
}

async function layer([picture, colour, x, floor, size], width, height) {
  const file = join(pictures, `${picture}.avif`)
  const mask = join(pictures, `${picture}.mask.avif`)
  const dyed = await recolour(file, mask, colour)
  const { scale = 1 } = scenes[Object.keys(scenes).find((scene) => scenes[scene].views.some((view) => `${scene}-${view}` === picture))]
  const side = Math.round(size * scale * height)
  const left = Math.round(x * height - side / 2)
  // No shadow may be cut by the lower edge.
  const top = Math.min(Math.round(floor * height - floorLine * side), Math.round(height - 0.97 * side))
  const scaled = await sharp(await dyed.png().toBuffer()).resize(side, side).png().toBuffer()
  return inside(scaled, { side, left, top }, { width, height })
}

/** The part of an object that lies inside the picture: sharp refuses what is larger than its ground. */
async function inside(input, { side, left, top }, { width, height }) {
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) }
  const size = { width: Math.min(side, width - left) - cut.left, height: Math.min(side, height - top) - cut.top }
  return { input: await sharp(input).extract({ ...cut, ...size }).png().toBuffer(), left: Math.max(0, left), top: Math.max(0, top) }
}

const named = process.argv.slice(2)
for (const name of named.length > 0 ? named : Object.keys(arrangements)) await compose(name)
await writeHomeIndex(pictures)
