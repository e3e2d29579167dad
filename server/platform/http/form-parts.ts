import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BusboyFileStream } from '@fastify/busboy'
import type { FileFields } from '#contract/endpoint.ts'
import type { FieldError } from '#contract/envelope.ts'
import type { Sentence } from '#contract/field-messages.ts'
import type { Language } from '#contract/language.ts'
import type { ReceivedFile, UploadRules } from '../route.ts'
import { fieldErrorOf } from './invalid-input.ts'

export interface FormOptions {
  fileFields: FileFields
  rules: UploadRules
  /** A folder that exists, for the files. */
  folder: string
  language: Language
}

export interface ReceivedForm {
  fields: Record<string, string>
  files: Map<string, ReceivedFile>
  /** The errors of the files; the caller adds those of the other fields. */
  errors: FieldError[]
}

/** How many bytes tell the type of a file. */
const startBytes = 64

export interface FormParts {
  /** Aborted when the form ends early; a file that cannot be stored aborts it as well. */
  stopping: AbortController
  addText(name: string, text: string, isCut: boolean): void
  addFile(name: string, stream: BusboyFileStream, fileName: string | undefined): void
  /** Resolves when no file is written any more. */
  close(): Promise<void>
  /** The parts of a form that arrived whole. An empty text counts as missing, as a form sends an empty field. */
  result(): Promise<ReceivedForm>
}

/** Collects the parts of a form as they arrive: texts in memory, files on the disk. */
export function createFormParts({ fileFields, rules, folder, language }: FormOptions): FormParts {
  const stopping = new AbortController()
  const fields = new Map<string, string>()
  const files = new Map<string, ReceivedFile>()
  const seen = new Set<string>()
  const errors: FieldError[] = []
  const writes: Promise<void>[] = []
  const refuseField = (name: string, sentence: Sentence) => void errors.push(fieldErrorOf(name, sentence, language))

  async function receive(name: string, stream: BusboyFileStream, fileName: string | undefined): Promise<void> {
    const path = join(folder, String(seen.size))
    const result = await storeFile(stream, { path, rules, signal: stopping.signal })
    if (typeof result === 'string') return refuseField(name, result)
    if (result.sizeBytes > 0) return void files.set(name, result)
    // A form sends a field without a chosen file as an empty file without a name.
    if (fileName) refuseField(name, rules.empty)
  }

  return {
    stopping,
    addText(name, text, isCut) {
      if (fields.has(name)) refuseField(name, 'once')
      else if (isCut) refuseField(name, 'format')
      fields.set(name, text)
    },
    addFile(name, stream, fileName) {
      // An error of the parser ends the whole form; without a listener it would end the process.
      stream.on('error', () => {})
      const isKnown = Object.hasOwn(fileFields, name)
      if (!isKnown || seen.has(name)) {
        refuseField(name, isKnown ? 'once' : 'unknown')
        return void stream.resume()
      }
      seen.add(name)
      const write = receive(name, stream, fileName)
      write.catch((error: unknown) => stopping.abort(error))
      writes.push(write)
    },
    async close() {
      await Promise.allSettled(writes)
    },
    async result() {
      await Promise.all(writes)
      for (const [name, { missing }] of Object.entries(fileFields))
        if (missing && !files.has(name) && !errors.some(({ path }) => path === name)) refuseField(name, missing)
      return { fields: Object.fromEntries([...fields].filter(([, text]) => text !== '')), files, errors }
    },
  }
}

interface FileToStore {
  path: string
  rules: UploadRules
  signal: AbortSignal
}

/** Writes a file to the disk; gives what it is, or the sentence that refuses it. A refused file is read to its end. */
async function storeFile(
  stream: BusboyFileStream,
  { path, rules, signal }: FileToStore,
): Promise<ReceivedFile | Sentence> {
  const hash = createHash('sha256')
  let start: Buffer = Buffer.alloc(0)
  let sizeBytes = 0
  let complaint: Sentence | undefined
  const check = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      sizeBytes += chunk.length
      hash.update(chunk)
      if (start.length < startBytes) {
        start = Buffer.concat([start, chunk.subarray(0, startBytes)])
        if (start.length >= startBytes) complaint = rules.complaintAbout(start)
      }
      next(null, complaint ? undefined : chunk)
    },
  })
  await pipeline(stream, check, createWriteStream(path, { mode: 0o600 }), { signal })
  if (stream.truncated) return rules.tooLarge
  if (sizeBytes > 0 && start.length < startBytes) complaint = rules.complaintAbout(start)
  return complaint ?? { path, sizeBytes, digest: hash.digest('base64url') }
}
