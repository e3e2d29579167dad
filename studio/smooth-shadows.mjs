// node studio/smooth-shadows.mjs [strength=0.5] [picture ...]: smooths the shadows of renders that are committed already, or
// of all, and makes them `strength` times as dark. The colours keep their bytes; a new render comes out of `develop.mjs`
// with a smooth shadow.
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { withAlpha } from './avif-alpha.mjs'
import { smoothShadow } from './shadow.mjs'

const pictures = join(dirname(fileURLToPath(import.meta.url)), 'pictures')
const qualities = [66, 56, 46, 36]
const bytesMax = 36_000

const { scenes } = JSON.parse(await readFile(join(pictures, 'index.json'), 'utf8'))
const renders = Object.entries(scenes).flatMap(([scene, { views }]) => views.map((view) => `${scene}-${view}`))
const given = process.argv.slice(2)
const strength = Number(given.find((each) => each.startsWith('strength='))?.split('=')[1] ?? 1)
const named = given.filter((each) => !each.startsWith('strength='))
for (const name of named.length > 0 ? named : renders.filter((render) => !render.startsWith('symbol-'))) {
  const file = join(pictures, `${name}.avif`)
  const avif = await readFile(file)
  const { data, info } = await sharp(avif).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [w, h] = [info.width, info.height]
  const made = await encoded(avif, { alpha: smoothShadow(data, { w, h, strength }), w, h })
  await writeFile(file, made)
  console.log(name, avif.length, made.length)
}

/** In the best quality that makes it no larger than it was or, since the grain of panes costs bytes, than it may be. */
async function encoded(avif, plane) {
  for (const most of [avif.length, bytesMax]) {
    for (const quality of qualities) {
      const made = await withAlpha(avif, { ...plane, quality })
      if (made.length <= most) return made
    }
  }
  throw new Error('No quality makes it small enough.')
}
