import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { isColour } from '#domain/catalogue/colours.ts'
import { type FindProduct, answerShared } from './og/serve-shared.ts'
import { pictureBytes, pictureNameOf } from './picture.ts'
import { TooManyWait, createTurns } from './turns.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/**
 * Answers `/media/…`: the studio's pictures, and under `/media/og/` those that links are shared with. A picture is made once however many
 * ask, two at a time, so that a first visit never starves the store; one that is there already waits for none.
 */
export function createMedia(folder: string, findProduct: FindProduct): Handler {
  const inTurn = createTurns()
  const shared = answerShared({ folder: join(folder, 'og'), findProduct, inTurn })

  const picture: Handler = async (request, response) => {
    const file = /^\/media\/([\w.-]{1,80})$/.exec(pathOf(request))?.[1]
    const name = file && pictureNameOf(file)
    // Only the shop's own colours are painted: a made-up one must not fill the disk.
    if (!file || !name || (name.colour && !isColour(name.colour))) return false
    const bytes = await pictureBytes(folder, name, inTurn)
    response.writeHead(200, {
      ...securityHeaders,
      'content-type': `image/${name.format}`,
      'content-length': bytes.length,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }

  return async (request, response) => {
    try {
      return await (pathOf(request).startsWith('/media/og/') ? shared(request, response) : picture(request, response))
    } catch (error) {
      if (!(error instanceof TooManyWait)) throw error
      response.writeHead(503, { ...securityHeaders, 'retry-after': '2' })
      response.end()
      return true
    }
  }
}

const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?')[0] as string
