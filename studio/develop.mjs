// From a render to the two files the store serves: the picture and the mask of its recolourable body.
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { denoise } from './denoise.mjs'

const SHADOW_BLUR = 0.0035 // of the width: takes the grain out of the shadow and leaves its contact edge
const HAZE = 0.05 // the widest, faintest part of the shadow only soils the page
const FADE = 0.22 // the shadow starts to thin this far from the frame, so no edge of the picture is ever visible
const bytesMax = { picture: 25_000, banner: 45_000 }

/** Returns { picture, mask, preview } as buffers: AVIF, AVIF and a PNG of the same picture for further work. */
export async function develop(renderPath, width, height, samples) {
  const { pixels, mask, w, h } = await compose(renderPath, samples)
  const preview = await sharp(pixels, { raw: { width: w, height: h, channels: 4 } }).resize(width, height).png().toBuffer()
  const maskPng = await sharp(mask, { raw: { width: w, height: h, channels: 1 } }).resize(width, height).toColourspace('b-w').png().toBuffer()
  const limit = width === height ? bytesMax.picture : bytesMax.banner
  return { preview, maskPng, picture: await toAvif(preview, limit), mask: await sharp(maskPng).toColourspace('b-w').avif({ quality: 55, effort: 6 }).toBuffer() }
}

/** The products as rendered over a shadow that is smoothed and faded: few samples then suffice for a clean shadow. */
async function compose(renderPath, samples) {
  const { data: beauty, info } = await sharp(await readFile(`${renderPath}.png`)).ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const flags = await sharp(await readFile(`${renderPath}.flags1.png`)).removeAlpha().raw().toBuffer()
  const { width: w, height: h } = info
  denoise({ pixels: beauty, w, h, isProduct: (i) => flags[i * 3 + 1] > 250 }, samples)
  const cover = await sharp(await readFile(`${renderPath}.shadow.png`)).ensureAlpha().extractChannel(3).resize(w, h).toColourspace('b-w').raw().toBuffer()
  const shadow = smoothShadow(cover, flags, w, h)
  const pixels = Buffer.alloc(w * h * 4)
  const mask = Buffer.alloc(w * h)
  for (let i = 0; i < w * h; i++) {
    // The share of the pixel that the product fills.
    const filled = flags[i * 3 + 1] / 255
    const rendered = beauty[i * 4 + 3] / 255
    // Where it fills the whole pixel the render knows best: a pane of glass belongs to it and yet lets the page through.
    const alpha = filled > 0.98 ? rendered : filled + (1 - filled) * shadow[i]
    // The shadow is pure black; all light in a pixel comes from the product in it.
    const light = filled > 0.004 && alpha > 0 ? rendered / alpha : 0
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = Math.min(255, beauty[i * 4 + c] * light)
    pixels[i * 4 + 3] = Math.round(alpha * 255)
    mask[i] = filled > 0.02 ? Math.min(255, flags[i * 3] / filled) : 0
  }
  return { pixels, mask, w, h }
}

/** The shadow's alpha; `cover` is the alpha of product and shadow together. */
function smoothShadow(cover, flags, w, h) {
  const weight = new Float32Array(w * h)
  const dark = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) {
    const filled = flags[i * 3 + 1] / 255
    // Rendered in fewer pixels, the shadow has the product at its rim: only the floor shows it.
    weight[i] = filled > 0.02 ? 0 : 1
    dark[i] = filled > 0.02 ? 0 : cover[i] / 255
  }
  const near = blurred(dark, weight, { w, h, share: SHADOW_BLUR })
  const far = blurred(dark, weight, { w, h, share: SHADOW_BLUR * 4 })
  const shadow = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const fade = rise(Math.min(x, w - 1 - x) / (FADE * w)) * rise((h - 1 - y) / (FADE * 0.6 * h))
      // Where both agree there is no edge: the wide blur takes out the blotches that few samples leave.
      const edge = rise(Math.max(0, Math.abs(near[i] - far[i]) - 0.04) / 0.08)
      const value = far[i] + (near[i] - far[i]) * edge
      shadow[i] = Math.max(0, (value - HAZE) / (1 - HAZE)) * fade
    }
  }
  return shadow
}

/** The shadow smoothed over the floor alone, over a `share` of the width. */
function blurred(dark, weight, { w, h, share }) {
  const radius = Math.max(1, Math.round(w * share))
  const [sum, cover] = [dark.slice(), weight.slice()]
  for (let pass = 0; pass < 3; pass++) for (const plane of [sum, cover]) boxBlur(plane, w, h, radius)
  return sum.map((value, i) => (cover[i] > 0.001 ? Math.min(1, value / cover[i]) : 0))
}

/** From 0 at the frame to 1, without a visible start or end. */
function rise(t) {
  return t >= 1 ? 1 : t * t * (3 - 2 * t)
}

/** Three box blurs in a row are a Gaussian to the eye. */
function boxBlur(plane, w, h, radius) {
  blurLines(plane, { lines: h, length: w, lineStep: w, step: 1 }, radius)
  blurLines(plane, { lines: w, length: h, lineStep: 1, step: w }, radius)
}

function blurLines(plane, { lines, length, lineStep, step }, radius) {
  const line = new Float32Array(length)
  for (let n = 0; n < lines; n++) {
    const start = n * lineStep
    let sum = 0
    for (let k = 0; k < length; k++) line[k] = plane[start + k * step]
    for (let k = -radius; k <= radius; k++) sum += line[Math.min(length - 1, Math.max(0, k))]
    for (let k = 0; k < length; k++) {
      plane[start + k * step] = sum / (2 * radius + 1)
      sum += line[Math.min(length - 1, k + radius + 1)] - line[Math.max(0, k - radius)]
    }
  }
}

/** The best quality that stays below the limit in bytes. */
export async function toAvif(png, limit) {
  for (let quality = 74; ; quality -= 6) {
    const bytes = await sharp(png).avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer()
    if (bytes.length <= limit || quality <= 32) return bytes
  }
}
