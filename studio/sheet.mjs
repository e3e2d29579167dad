// node studio/sheet.mjs OUT.png picture ... : a contact sheet of committed pictures, to look at after every render.
// Each row is one picture: plain on both themes, then in six colours, on the theme where that colour is hardest to see.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { recolour } from './recolour.mjs'

const pictures = join(dirname(fileURLToPath(import.meta.url)), 'pictures')
const tile = 300
const [day, night] = ['#faf8f5', '#10151f']
const colours = [['#16171a', night], ['#f1f1ef', day], ['#1f2f57', night], ['#c8202f', day], ['#a9dcc7', day], ['#d9b676', day]]

const [out, ...names] = process.argv.slice(2)
const rows = await Promise.all(names.map(row))
const tiles = rows.flatMap((cells, y) => cells.map((input, x) => ({ input, left: x * tile, top: y * tile })))
await sharp({ create: { width: 8 * tile, height: rows.length * tile, channels: 3, background: day } }).composite(tiles).png().toFile(out)

async function row(name) {
  const file = join(pictures, `${name}.avif`)
  const plain = [day, night].map((ground) => onGround(sharp(file), ground))
  const dyed = colours.map(async ([colour, ground]) => onGround(await recolour(file, join(pictures, `${name}.mask.avif`), colour), ground))
  return Promise.all([...plain, ...dyed])
}

async function onGround(image, background) {
  const scaled = await image.png().toBuffer()
  return sharp(scaled).resize(tile, tile).flatten({ background }).png().toBuffer()
}
