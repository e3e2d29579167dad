import { useRef } from 'react'
import { newKey } from './idempotency-key.ts'

/**
 * Gives the idempotency key of a form: the same input with the same files is sent again under the same key, so that it
 * takes effect once; another input gets another key.
 */
export function useRepeatKey(): (input: object, files?: Readonly<Record<string, File | undefined>>) => string {
  const sent = useRef({ key: '', content: '' })
  return (input, files = {}) => {
    const chosen = Object.entries(files).map(([name, file]) => file && [name, file.name, file.size, file.lastModified])
    const content = JSON.stringify([input, chosen])
    if (sent.current.content !== content) sent.current = { key: newKey(), content }
    return sent.current.key
  }
}
