import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import type { Language } from '#contract/language.ts'
import { requestPath } from '#server/platform/http/request-path.ts'
import { previewMessages } from '#server/messages/preview-pictures.ts'
import { cachedFile, evictLeastRecentlyUsed, markUsed } from '../file-cache.ts'
import { renderTime } from '../picture.ts'
import { sendPicture } from '../send-picture.ts'
import type { RunLimited } from '../picture-limiter.ts'
import { type PreviewCard, drawPreview, productPicture } from './draw-preview.ts'

/** The product's data for its preview picture; undefined for a code that the store does not have. */
export type FindProduct = (code: string, language: Language) => Promise<Omit<PreviewCard, 'shopName'> | undefined>

interface Parts {
  folder: string
  findProduct: FindProduct
  /** Drawn beside the store's mark. */
  shopName: string
  runLimitedFor: (request: IncomingMessage) => RunLimited
}

/** How many pictures the folder holds, about 60 kB each. */
const filesMax = 1_000
/** Changes with the drawing, so that a new release does not send the pictures of an old one. */
const drawing = 'v3'
/** A changed price is seen after ten minutes at the latest. */
const cacheControl = 'public, max-age=600'
const storePicture = '/media/card-cellphones'
const path = /^\/media\/og\/(?:products\/([A-Za-z0-9][A-Za-z0-9._-]{0,39})|store)-(en|es)\.jpg$/

/**
 * Serves `/media/og/products/<code>-<language>.jpg` and `/media/og/store-<language>.jpg`; 404 for every other path and
 * for an unknown product.
 */
export function servePreviews({ folder, findProduct, shopName, runLimitedFor }: Parts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, code, language] = (path.exec(requestPath(request)) ?? []) as [string?, string?, Language?]
    if (!language) return notFound(response)
    const found = code
      ? await findProduct(code, language)
      : { title: previewMessages[language].store, picture: storePicture }
    if (!found) return notFound(response)
    const card = { ...found, shopName }
    const name = await keyOf(card)
    const bytes = () => bytesOf(join(folder, `${name}.jpg`), card, runLimitedFor(request))
    return sendPicture(request, response, { type: 'image/jpeg', etag: `"${name}"`, cacheControl, bytes })
  }
}

/** The name of the cached file, a hash of all that is drawn: a changed price or a new render gives another picture. */
async function keyOf(card: PreviewCard): Promise<string> {
  const product = productPicture(card)
  return createHash('sha256')
    .update(JSON.stringify([drawing, card, product && (await renderTime(product))]))
    .digest('base64url')
    .slice(0, 24)
}

async function bytesOf(file: string, card: PreviewCard, runLimited: RunLimited): Promise<Buffer> {
  let isNew = false
  const make = () => {
    isNew = true
    return drawPreview(card)
  }
  const bytes = await cachedFile(file, make, runLimited)
  await (isNew ? evictLeastRecentlyUsed(dirname(file), filesMax) : markUsed(file))
  return bytes
}

function notFound(response: ServerResponse): boolean {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end()
  return true
}
