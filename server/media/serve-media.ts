import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { isColour } from '#domain/catalogue/colours.ts'
import { type PictureName, pictureBytes, pictureNameOf } from './picture.ts'

const makingMax = 2
const waitingMax = 200

/** Answers `/media/…`. A picture is made once however many ask, two at a time, so that a first visit never starves the store. */
export function createMedia(folder: string): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const making = new Map<string, Promise<Buffer>>()
  const queue: (() => void)[] = []
  let running = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= makingMax) await new Promise<void>((go) => queue.push(go))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      queue.shift()?.()
    }
  }

  function bytesOf(file: string, name: PictureName): Promise<Buffer> {
    const known = making.get(file)
    if (known) return known
    const made = inTurn(() => pictureBytes(folder, name)).finally(() => making.delete(file))
    making.set(file, made)
    return made
  }

  return async (request, response) => {
    const file = /^\/media\/([\w.-]{1,80})$/.exec((request.url ?? '').split('?')[0] as string)?.[1]
    const name = file && pictureNameOf(file)
    // Only the shop's own colours are painted: a made-up one must not fill the disk.
    if (!file || !name || (name.colour && !isColour(name.colour))) return false
    if (queue.length > waitingMax) {
      response.writeHead(503, { ...securityHeaders, 'retry-after': '2' })
      response.end()
      return true
    }
    const bytes = await bytesOf(file, name)
    response.writeHead(200, {
      ...securityHeaders,
      'content-type': `image/${name.format}`,
      'content-length': bytes.length,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }
}
