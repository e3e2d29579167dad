// npm run studio:symbols: pictures/symbol-<thing>.avif, what a product without photographs shows. Needs no Blender.
// One thin grey line on nothing: it reads on both themes and cannot be mistaken for the product.
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { symbols } from './symbol-shapes.mjs'

const pictures = join(dirname(fileURLToPath(import.meta.url)), 'pictures')
const side = 800
const [grey, share] = ['#858c99', 0.42] // of the picture's width, so that the symbol stays quiet in a grid

for (const [name, shape] of Object.entries(symbols)) {
  const size = side * share
  const at = (side - size) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><g transform="translate(${at} ${at}) scale(${size / 24})" fill="none" stroke="${grey}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">${shape}</g></svg>`
  await writeFile(join(pictures, `symbol-${name}.avif`), await sharp(Buffer.from(svg)).avif({ quality: 60, effort: 6 }).toBuffer())
}
