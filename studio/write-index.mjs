// pictures/index.json: what the store may ask for. It lists what is on the disk, in the order the scenes tell it.
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const placeholderBytesMax = 400

export async function writeIndex(pictures, told) {
  const scenes = {}
  const banners = []
  for (const [name, { category, views }] of Object.entries(told)) {
    if (category === 'banner') {
      const file = join(pictures, `${name}.avif`)
      if (existsSync(file)) banners.push({ name, placeholder: await placeholder(file, 20, 8) })
      continue
    }
    const ready = views.filter((view) => existsSync(join(pictures, `${name}-${view}.avif`)))
    if (ready.length > 0) scenes[name] = { category, views: ready, placeholder: await placeholder(join(pictures, `${name}-${ready[0]}.avif`), 16, 16) }
  }
  await writeFile(join(pictures, 'index.json'), `${JSON.stringify({ scenes, banners }, null, 2)}\n`)
}

/** A picture of a few pixels, shown blurred until the real one is there. */
async function placeholder(file, width, height) {
  for (let quality = 50; ; quality -= 10) {
    const bytes = await sharp(file).resize(width, height).webp({ quality, alphaQuality: quality, effort: 6 }).toBuffer()
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`
    if (uri.length <= placeholderBytesMax || quality <= 10) return uri
  }
}
