// node studio/smooth-rims.mjs [picture ...]: smooths the rims of renders that are committed already, or of all phones. A
// new render comes out of `develop.mjs` with a smooth rim.
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { smoothRim } from './rim.mjs'

const pictures = join(dirname(fileURLToPath(import.meta.url)), 'pictures')
const qualities = [80, 72, 66, 60, 54, 48]

const { scenes } = JSON.parse(await readFile(join(pictures, 'index.json'), 'utf8'))
const renders = Object.entries(scenes).flatMap(([scene, { views }]) => views.map((view) => `${scene}-${view}`))
const named = process.argv.slice(2)
for (const name of named.length > 0 ? named : renders.filter((render) => render.startsWith('phone-'))) {
  const file = join(pictures, `${name}.avif`)
  const avif = await readFile(file)
  const { data, info } = await sharp(avif).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [w, h] = [info.width, info.height]
  const mask = await sharp(join(pictures, `${name}.mask.avif`)).resize(w, h, { fit: 'fill' }).extractChannel(0).raw().toBuffer()
  const made = await encoded(smoothRim({ data, mask, w, h }), { w, h, most: avif.length * 1.05 })
  await writeFile(file, made)
  console.log(name, avif.length, made.length)
}

/** In the best quality that makes it hardly larger than it was. */
async function encoded(pixels, { w, h, most }) {
  let made
  for (const quality of qualities) {
    made = await sharp(pixels, { raw: { width: w, height: h, channels: 4 } }).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer()
    if (made.length <= most) return made
  }
  return made
}
