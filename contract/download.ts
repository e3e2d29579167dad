import * as z from 'zod/mini'
import { type Base, type Endpoint, splitLine } from './endpoint.ts'

/** A file as a use case gives it; its response has these bytes as its body. */
const fileReply = z.object({ bytes: z.instanceof(Uint8Array) })

/** A query whose response is a file of a media type. A page names its URL; a refusal is JSON as everywhere. */
export function download<I extends z.ZodMiniType>(
  base: Base,
  line: string,
  { type, ...details }: { type: string; summary: string; input: I },
): Endpoint<I, typeof fileReply> {
  return { kind: 'query', base, ...splitLine(line), ...details, reply: fileReply, sendsFile: type }
}
