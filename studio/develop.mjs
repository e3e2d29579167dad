// From a render to the two files the store serves: the picture and the mask of its recolourable body.
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { smoothContours } from './contours.mjs'
import { denoise } from './denoise.mjs'
import { withDepthOfField } from './depth-of-field.mjs'
import { smoothRim } from './rim.mjs'
import { smoothShadow } from './shadow.mjs'

const SHADOW_BLUR = 0.007 // of the width: takes the grain out of the shadow and leaves its contact edge
const HAZE = 0.05 // the widest, faintest part of the shadow only soils the page
const FADE = 0.22 // the shadow starts to thin this far from the frame, so no edge of the picture is ever visible
const MASK_SIDE = 800 // the store scales masks: an edge of half the pixels is sharp enough
const PANE_REACH = 5 // pixels about one of a pane that are smoothed together
const PANE_STEP = 70 // the difference in alpha from which on two pixels of a pane are another form of it
export const bytesMax = { picture: 36_000, use: 34_000 }

/** Returns { picture, mask, preview } as buffers: AVIF, AVIF and a PNG of the same picture for further work; its shadow is `strength` times as dark as rendered. */
export async function develop(renderPath, { side, strength }) {
  const { pixels, mask, w, h } = await compose(renderPath)
  const preview = await withoutBlotches(pixels, { mask, w, h, side, strength })
  const maskPng = await sharp(mask, { raw: { width: w, height: h, channels: 1 } }).resize(MASK_SIDE, Math.round((MASK_SIDE * h) / w)).toColourspace('b-w').png().toBuffer()
  return { preview, maskPng, picture: await toAvif(preview, bytesMax.picture), mask: await sharp(maskPng).toColourspace('b-w').avif({ quality: 50, effort: 4 }).toBuffer() }
}

/** The picture in its final size as PNG, its shadow without blotches and the rim of its body without specks. */
async function withoutBlotches(pixels, { mask, w, h, side, strength }) {
  const sized = await sharp(pixels, { raw: { width: w, height: h, channels: 4 } }).resize(side, side).raw().toBuffer()
  const alpha = smoothShadow(sized, { w: side, h: side, strength })
  for (let i = 0; i < alpha.length; i++) sized[i * 4 + 3] = alpha[i]
  const body = await sharp(mask, { raw: { width: w, height: h, channels: 1 } }).resize(side, side).extractChannel(0).raw().toBuffer()
  const smooth = smoothRim({ data: sized, mask: body, w: side, h: side })
  return sharp(smooth, { raw: { width: side, height: side, channels: 4 } }).png().toBuffer()
}

/** A photograph of use: it fills its frame, without shadow or transparency. */
export async function developUse(renderPath, width, height) {
  const { data: flags, info } = await readPass(renderPath, 'flags', 8)
  const { width: w, height: h } = info
  for (let i = 0; i < w * h; i++) flags[i * 3 + 1] = flags[i * 3 + 2] = 255
  const blur = (await readPass(renderPath, 'blur', 16)).data
  const colours = withDepthOfField(await smoothColours(renderPath, flags, w, h), blur, w, h)
  const mask = Buffer.alloc(w * h)
  for (let i = 0; i < w * h; i++) mask[i] = flags[i * 3]
  const preview = await sharp(colours, { raw: { width: w, height: h, channels: 3 } }).resize(width, height).png().toBuffer()
  const maskImage = sharp(mask, { raw: { width: w, height: h, channels: 1 } }).resize(MASK_SIDE, Math.round((MASK_SIDE * h) / w)).toColourspace('b-w')
  return { picture: await toAvif(preview, bytesMax.use), mask: await maskImage.avif({ quality: 50, effort: 4 }).toBuffer() }
}

async function readPass(path, name, depth) {
  const image = sharp(await readFile(`${path}.${name}1.png`)).removeAlpha()
  const { data, info } = await image.toColourspace(depth === 16 ? 'rgb16' : 'srgb').raw(depth === 16 ? { depth: 'ushort' } : {}).toBuffer({ resolveWithObject: true })
  return { data: depth === 16 ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data, info }
}

/** The products as rendered over a shadow that is smoothed and faded: few samples then suffice for a clean shadow. */
async function compose(renderPath) {
  const { data: flags, info } = await readPass(renderPath, 'flags', 8)
  const { width: w, height: h } = info
  const colours = await smoothColours(renderPath, flags, w, h)
  const cover = await sharp(await readFile(`${renderPath}.shadow.png`)).ensureAlpha().extractChannel(3).resize(w, h).toColourspace('b-w').raw().toBuffer()
  const shadow = firstShadow(cover, w, h)
  const pixels = Buffer.alloc(w * h * 4)
  const mask = Buffer.alloc(w * h)
  for (let i = 0; i < w * h; i++) {
    // The share of the pixel that the product fills.
    const filled = flags[i * 3 + 1] / 255
    // Where it fills the whole pixel the render knows best: a pane of glass belongs to it and yet lets the page through.
    const alpha = filled > 0.98 ? flags[i * 3 + 2] / 255 : filled + (1 - filled) * shadow[i]
    // The shadow is pure black; all light in a pixel comes from the product in it.
    const share = filled > 0.004 && alpha > 0 ? Math.min(1, flags[i * 3 + 2] / 255 / alpha) : 0
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = Math.min(255, Math.round(colours[i * 3 + c] * share))
    pixels[i * 4 + 3] = Math.round(alpha * 255)
    mask[i] = filled > 0.02 ? Math.min(255, flags[i * 3] / filled) : 0
  }
  const soft = softRims(smoothPanes(pixels, flags, w, h), flags, w, h)
  return { pixels: smoothContours({ pixels: soft, cover: mask, w, h }), mask, w, h }
}

/** What lets the page through has grain in its alpha too: a pixel of a pane becomes the mean of the alike ones around it. */
function smoothPanes(pixels, flags, w, h) {
  const isPane = (i) => flags[i * 3 + 1] > 250 && flags[i * 3 + 2] < 242
  const margin = PANE_REACH * (w + 1)
  const smooth = Buffer.from(pixels)
  for (let i = margin; i < w * h - margin; i++) {
    if (!isPane(i)) continue
    const sums = [0, 0, 0, 0]
    let count = 0
    for (let dy = -PANE_REACH; dy <= PANE_REACH; dy++) {
      for (let dx = -PANE_REACH; dx <= PANE_REACH; dx++) {
        const j = i + dy * w + dx
        const alpha = pixels[j * 4 + 3]
        if (!isPane(j) || Math.abs(alpha - pixels[i * 4 + 3]) > PANE_STEP) continue
        for (let c = 0; c < 3; c++) sums[c] += alpha * pixels[j * 4 + c]
        sums[3] += alpha
        count++
      }
    }
    for (let c = 0; c < 3; c++) smooth[i * 4 + c] = sums[3] > 0 ? Math.round(sums[c] / sums[3]) : 0
    smooth[i * 4 + 3] = Math.round(sums[3] / count)
  }
  return smooth
}

/** Few samples leave saw-teeth: where the product or its body ends, a pixel becomes the mean of those around it. */
function softRims(pixels, flags, w, h) {
  const soft = Buffer.from(pixels)
  for (let i = w + 1; i < w * (h - 1) - 1; i++) {
    if (!isRim(flags, i, w) && !isStep(pixels, flags, i, w)) continue
    const sums = [0, 0, 0, 0]
    for (const [offset, share] of [[0, 4], [-1, 2], [1, 2], [-w, 2], [w, 2], [-w - 1, 1], [1 - w, 1], [w - 1, 1], [w + 1, 1]]) {
      const j = (i + offset) * 4
      const weight = (share * pixels[j + 3]) / 16
      for (let c = 0; c < 3; c++) sums[c] += weight * pixels[j + c]
      sums[3] += weight
    }
    for (let c = 0; c < 3; c++) soft[i * 4 + c] = sums[3] > 0 ? Math.round(sums[c] / sums[3]) : 0
    soft[i * 4 + 3] = Math.round(sums[3])
  }
  return soft
}

function isRim(flags, i, w) {
  for (let c = 0; c < 2; c++) {
    const level = flags[i * 3 + c]
    for (const j of [i - 1, i + 1, i - w, i + w]) if (Math.abs(flags[j * 3 + c] - level) > 24) return true
  }
  return false
}

function isStep(pixels, flags, i, w) {
  if (flags[i * 3 + 1] < 5) return false
  return [i - 1, i + 1, i - w, i + w].some((j) => Math.abs(pixels[j * 4 + 1] - pixels[i * 4 + 1]) > 26)
}

/** The colours of the products in sRGB (0..255, not yet multiplied by alpha), without grain. */
async function smoothColours(renderPath, flags, w, h) {
  const [light, glow, normal, tone] = await Promise.all([['light', 16], ['glow', 16], ['normal', 8], ['tone', 8]].map(async ([name, depth]) => (await readPass(renderPath, name, depth)).data))
  const guide = new Float32Array(w * h * 7)
  const planes = [0, 1, 2].map(() => new Float32Array(w * h))
  const own = new Float32Array(w * h * 3)
  for (let i = 0; i < w * h; i++) {
    const [filled, alpha] = [flags[i * 3 + 1] / 255, flags[i * 3 + 2] / 255]
    if (filled < 0.02 || alpha < 0.004) continue
    guide[i * 7 + 6] = filled
    for (let c = 0; c < 3; c++) {
      guide[i * 7 + c] = normal[i * 3 + c] / 255 - 0.5
      guide[i * 7 + 3 + c] = tone[i * 3 + c] / 255
      own[i * 3 + c] = glow[i * 3 + c] / 65535 / alpha
      planes[c][i] = Math.sqrt(Math.max(0, light[i * 3 + c] / 65535 / alpha - own[i * 3 + c]))
    }
  }
  const smooth = denoise({ light: planes, guide, w, h })
  for (let i = 0; i < w * h; i++) for (let c = 0; c < 3; c++) own[i * 3 + c] = encoded(own[i * 3 + c] + smooth[c][i] ** 2) * 255
  return own
}

/** Linear light as sRGB. */
export function encoded(level) {
  return level <= 0.0031308 ? level * 12.92 : 1.055 * Math.min(1, level) ** (1 / 2.4) - 0.055
}

/** The shadow's alpha. The products themselves are not in `cover`: the shadow goes on behind and below them. */
function firstShadow(cover, w, h) {
  const dark = Float32Array.from(cover, (level) => level / 255)
  const near = blurred(dark, { w, h, share: SHADOW_BLUR })
  const far = blurred(dark, { w, h, share: SHADOW_BLUR * 2.5 })
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

/** A plane smoothed over a `share` of the width. */
function blurred(plane, { w, h, share }) {
  const radius = Math.max(1, Math.round(w * share))
  const smooth = plane.slice()
  for (let pass = 0; pass < 3; pass++) boxBlur(smooth, w, h, radius)
  return smooth
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
  for (let quality = 60; ; quality -= 8) {
    const bytes = await sharp(png).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer()
    if (bytes.length <= limit || quality <= 28) return bytes
  }
}
