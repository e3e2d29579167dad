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
const floorLine = 0.875 // where products stand in their own frame, from its top
const bytesMax = { square: 25_000, wide: 40_000 }

/** Puts one arrangement together and writes it. */
export async function compose(name) {
  const { width, height, objects, wall, table } = arrangements[name]
  const layers = await Promise.all(objects.map((object) => layer(object, width, height)))
  const pixels = await sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).composite(layers).raw().toBuffer()
  const products = await sharp(wall ? pixels : fadeSides(pixels, width, height), { raw: { width, height, channels: 4 } }).png().toBuffer()
  const png = wall ? await sharp(backdrop(width, height, wall, table)).composite([{ input: products }]).removeAlpha().png().toBuffer() : products
  await writeFile(join(pictures, `${name}.avif`), await toAvif(png, width === height ? bytesMax.square : bytesMax.wide))
}

/**
 * A wall and a table under one window: the light falls from the upper left, and the table's edge is soft as in a photo.
 */
function backdrop(width, height, wall, table) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="light" cx="0.3" cy="0.2" r="0.9"><stop offset="0" stop-color="#fff" stop-opacity="0.55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
      <radialGradient id="pool" cx="0.45" cy="0.25" r="0.8"><stop offset="0" stop-color="#fff" stop-opacity="0.42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
      <linearGradient id="edge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${table}" stop-opacity="0"/><stop offset="1" stop-color="${table}"/></linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="${wall}"/><rect width="100%" height="100%" fill="url(#light)"/>
    <rect y="56%" width="100%" height="7%" fill="url(#edge)"/><rect y="62.9%" width="100%" height="37.1%" fill="${table}"/><rect y="58%" width="100%" height="42%" fill="url(#pool)"/>
  </svg>`)
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
  const dyed = colour && existsSync(mask) ? await recolour(file, mask, colour) : sharp(file)
  const side = Math.round(size * height)
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
