import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { requestPath } from '#server/platform/http/request-path.ts'
import { QueueFull } from '#server/platform/limiter.ts'
import { mediaPrefix } from '#contract/media.ts'
import { isColour } from '#domain/products/colours.ts'
import { type FindProduct, servePreviews } from './og/serve-previews.ts'
import { photoBytes, photoNameOf, pictureBytes, pictureNameOf } from './picture.ts'
import { sendPicture } from './send-picture.ts'
import { createPictureLimiter } from './picture-limiter.ts'

/**
 * A picture has the same URL after the studio has rendered it again. So browsers use their copy for a day; after that
 * they show it once more while they check whether it has changed.
 */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=2592000'

interface MediaParts {
  /** Where drawn pictures are stored. */
  folder: string
  findProduct: FindProduct
  /** The bytes of a photograph that an import brought; undefined where there is none of this name. */
  readPhoto: (name: string) => Promise<Buffer | undefined>
  shopName: string
  clientIpOf: (request: IncomingMessage) => string
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/**
 * Serves `/media/…`: the studio's pictures, and under `/media/og/` the preview pictures of shared links. A picture is
 * drawn once for all requests, two at a time, so that a first visit does not slow the store down; one on the disk is
 * sent without waiting. `clientIpOf` gives the IP address that requested it.
 */
export function createMedia({ folder, findProduct, readPhoto, shopName, clientIpOf }: MediaParts): Handler {
  const limiterOf = createPictureLimiter()
  const runLimitedFor = (request: IncomingMessage) => limiterOf(clientIpOf(request))
  const previews = servePreviews({ folder: join(folder, 'og'), findProduct, shopName, runLimitedFor })

  const picture: Handler = async (request, response) => {
    const file = /^\/media\/([\w.-]{1,80})$/.exec(requestPath(request))?.[1]
    const photo = file && photoNameOf(file)
    if (photo) {
      const bytes = await photoBytes(folder, photo, readPhoto, runLimitedFor(request))
      return bytes !== undefined && send(request, response, bytes, photo.format)
    }
    const name = file && pictureNameOf(file)
    // Only the shop's own colours are painted: an invented one must not fill the disk.
    if (!file || !name || (name.colour && !isColour(name.colour))) return false
    const bytes = await pictureBytes(folder, name, runLimitedFor(request))
    return send(request, response, bytes, name.format)
  }

  return async (request, response) => {
    try {
      return await (requestPath(request).startsWith(`${mediaPrefix}og/`)
        ? previews(request, response)
        : picture(request, response))
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      response.writeHead(503, { 'retry-after': '2' })
      response.end()
      return true
    }
  }
}

const send = (request: IncomingMessage, response: ServerResponse, bytes: Buffer, format: string) =>
  sendPicture(request, response, {
    type: `image/${format}`,
    etag: etagOf(bytes),
    cacheControl,
    bytes: async () => bytes,
  })

/** A tag of the content, so that every process sends the same one. */
const etagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`
