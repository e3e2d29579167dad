import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { Refused, refuse } from '#contract/refusals.ts'
import type { ApiRequest } from './api-request.ts'
import { type FormOptions, type ReceivedForm, createFormParts } from './form-parts.ts'

/** The parts of one form besides its files, and how long each may be. */
const textsMax = 30
const textBytesMax = 4_000
const partHeaders = { headerPairs: 20, headerSize: 4_000 }
/** The texts, the headers of the parts and the boundaries between them. */
const besidesFilesBytesMax = 200_000

/**
 * Receives a multipart form while it arrives: its files go to the disk, and at no time is more of them in memory than a
 * few packets. Refuses a body of another type (415), without an end or with too many parts (400) or too large (413). A
 * file that breaks the rules is read to its end and dropped, so that one response names every error.
 */
export async function receiveForm(
  { headers, streamBody }: Pick<ApiRequest, 'headers' | 'streamBody'>,
  options: FormOptions,
): Promise<ReceivedForm> {
  const { fileFields, rules } = options
  const type = headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) refuse('unsupported-form')
  const bytesMax = Object.keys(fileFields).length * rules.fileBytesMax + besidesFilesBytesMax
  if (Number(headers.get('content-length') ?? 0) > bytesMax) refuse('body-too-large')
  const parser = openParser(type, options)
  const form = createFormParts(options)
  parser.on('field', (name, text, _nameIsCut, isCut) => form.addText(name ?? '', text, isCut))
  parser.on('file', (name, stream, fileName) => form.addFile(name ?? '', stream, fileName))
  try {
    await readThrough(streamBody(), { parser, bytesMax, stopping: form.stopping })
  } finally {
    await form.close()
  }
  return form.result()
}

function openParser(type: string, { rules, fileFields }: FormOptions): BusboyInstance {
  const filesMax = Object.keys(fileFields).length + 1
  const limits = {
    ...partHeaders,
    fieldSize: textBytesMax,
    fields: textsMax,
    files: filesMax,
    fileSize: rules.fileBytesMax,
    parts: textsMax + filesMax,
  }
  try {
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    refuse('malformed-body')
  }
}

interface Reading {
  parser: BusboyInstance
  bytesMax: number
  /** Aborted where a file cannot be stored; its reason is the error. */
  stopping: AbortController
}

/** Passes a body to the parser, to its end. Where that fails the body is not destroyed, so a response can be sent. */
function readThrough(body: Readable, { parser, bytesMax, stopping }: Reading): Promise<void> {
  return new Promise((done, failed) => {
    let bytes = 0
    const stop = (error: unknown) => {
      body.unpipe(parser)
      body.off('data', count)
      parser.destroy()
      stopping.abort(error)
      failed(error)
    }
    const refuseWith = (code: 'malformed-body' | 'body-too-large') => stop(new Refused({ code }))
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > bytesMax) refuseWith('body-too-large')
    }
    stopping.signal.addEventListener('abort', () => stop(stopping.signal.reason), { once: true })
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit', 'error'])
      parser.on(event, () => refuseWith('malformed-body'))
    parser.once('finish', done)
    // The client closed the connection before the end.
    for (const event of ['error', 'close']) body.once(event, () => parser.writableEnded || refuseWith('malformed-body'))
    if (body.destroyed) return refuseWith('malformed-body')
    body.on('data', count)
    body.pipe(parser)
  })
}
