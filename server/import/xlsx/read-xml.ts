import type { Readable } from 'node:stream'
import sax from 'sax'
import { ImportError } from '../mapping.ts'

export interface XmlHandlers {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/**
 * Parses a stream of XML piece by piece; names come without their prefix. Yields after each piece, with the bytes that have
 * been read. Refuses a document type, with which a small file could become a large one.
 */
export async function* parseXml(stream: Readable, { open, close, text }: XmlHandlers): AsyncGenerator<number> {
  const parser = sax.parser(true)
  const decoder = new TextDecoder()
  let bytes = 0
  parser.onopentag = ({ name, attributes }) => open?.(localName(name), attributes as Record<string, string>)
  parser.onclosetag = (name) => close?.(localName(name))
  parser.ontext = (part) => text?.(part)
  parser.oncdata = (part) => text?.(part)
  parser.onerror = (error) => {
    throw error
  }
  parser.ondoctype = () => {
    throw new ImportError('The workbook has a document type, which is not read.')
  }
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length
      parser.write(decoder.decode(chunk, { stream: true }))
      yield bytes
    }
    parser.close()
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError(`The workbook cannot be read: ${(error as Error).message.split('\n', 1)[0]}`)
  } finally {
    stream.destroy()
  }
}

/** Parses a whole stream. */
export async function readXml(stream: Readable, handlers: XmlHandlers): Promise<void> {
  for await (const _ of parseXml(stream, handlers));
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
