import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { type Language, languages } from '#contract/language.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { sharedPictureWords } from '#server/words/shared-pictures.ts'
import { keptFile, sweep, touch } from '../keep-file.ts'
import type { InTurn } from '../turns.ts'
import { type SharedCard, drawSharedPicture } from './draw-picture.ts'

/** Tells what a visitor is shown of a product; undefined for a code that the store does not have. */
export type FindProduct = (code: string, language: Language) => Promise<SharedCard | undefined>

interface Parts {
  folder: string
  findProduct: FindProduct
  inTurn: InTurn
}

/** How many are kept on the disk, about 60 kB each. */
const keptMax = 1_000
/** Moves with the drawing, so that pictures kept by an older store are not shown by a newer one. */
const drawing = 'v2'
const storePicture = '/media/card-cellphones'
const path = new RegExp(`^/media/og/(?:products/([A-Za-z0-9][A-Za-z0-9._-]{0,39})|store)-(${languages.join('|')})\\.jpg$`)

/** Answers `/media/og/products/<code>-<language>.jpg` and `/media/og/store-<language>.jpg`; false for every other address and for an unknown product. */
export function answerShared({ folder, findProduct, inTurn }: Parts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, code, language] = (path.exec((request.url ?? '').split('?')[0] as string) ?? []) as [string?, string?, Language?]
    if (!language) return notFound(response)
    const card = code ? await findProduct(code, language) : { title: sharedPictureWords[language].store, picture: storePicture }
    if (!card) return notFound(response)
    const name = keyOf(card)
    const headers = { ...securityHeaders, etag: `"${name}"`, 'cache-control': 'public, max-age=600' }
    if (request.headers['if-none-match'] === `"${name}"`) {
      response.writeHead(304, headers).end()
      return true
    }
    const bytes = await bytesOf(join(folder, `${name}.jpg`), card, inTurn)
    response.writeHead(200, { ...headers, 'content-type': 'image/jpeg', 'content-length': bytes.length })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }
}

/** The name of the kept file says all that is drawn: a changed price is another picture. */
function keyOf(card: SharedCard): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('base64url')
    .slice(0, 24)
}

async function bytesOf(file: string, card: SharedCard, inTurn: InTurn): Promise<Buffer> {
  let isNew = false
  const make = () => {
    isNew = true
    return drawSharedPicture(card)
  }
  const bytes = await keptFile(file, make, inTurn)
  await (isNew ? sweep(dirname(file), keptMax) : touch(file))
  return bytes
}

function notFound(response: ServerResponse): boolean {
  response.writeHead(404, { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end()
  return true
}
