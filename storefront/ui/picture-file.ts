import { type Sentence, fieldMessage } from '#contract/field-messages.ts'
import type { Language } from '#contract/language.ts'
import { pictureTypes } from './picture-types.ts'

const bytesMax = 10_000_000
const sideMin = 100

/** Why the store would refuse a chosen file, as far as its name and size tell; undefined where they tell nothing. */
export function complaintAboutFile({ type, name, size }: File, language: Language): string | undefined {
  if (/hei[cf]$/i.test(type) || /\.hei[cf]$/i.test(name)) return fileMessage('picture-heic', language)
  if (!pictureTypes.split(',').includes(type)) return fileMessage('picture-type', language)
  return size > bytesMax ? fileMessage('file-too-large', language) : undefined
}

/**
 * Why the store would refuse the pixels of a chosen file: they cannot be decoded, or are too few. Undefined where the
 * browser cannot tell: without memory for all of them, and for the newest format, which not every browser reads.
 */
export async function complaintAboutPixels(file: File, language: Language): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file)
    const side = Math.min(bitmap.width, bitmap.height)
    bitmap.close()
    return side < sideMin ? fileMessage('picture-too-small', language) : undefined
  } catch (error) {
    const isUnreadable = error instanceof DOMException && error.name === 'InvalidStateError'
    return isUnreadable && file.type !== 'image/avif' ? fileMessage('picture-broken', language) : undefined
  }
}

/** A sentence of the store about a file, in the page's language. */
export function fileMessage(sentence: Sentence, language: Language): string {
  const issue = { code: 'custom', path: [], message: sentence, params: { sentence } }
  return fieldMessage(issue as unknown as Parameters<typeof fieldMessage>[0], language)
}
