import { useEffect, useRef, useState } from 'react'
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import { uploadForm } from './upload-form.ts'

export interface Upload {
  /** The sent part, from 0 to 1; undefined while nothing is sent. */
  part: number | undefined
  send: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    files: Record<string, Blob | undefined>,
    idempotencyKey?: string,
  ) => Promise<ReplyOf<E>>
  cancel: () => void
}

/** One upload at a time, which is canceled when its page is left. */
export function useUpload(): Upload {
  const [part, setPart] = useState<number>()
  const controller = useRef<AbortController>(undefined)
  const cancel = () => controller.current?.abort()
  useEffect(() => () => controller.current?.abort(), [])
  return {
    part,
    cancel,
    async send(endpoint, input, files, idempotencyKey) {
      cancel()
      const own = (controller.current = new AbortController())
      setPart(0)
      try {
        return await uploadForm(endpoint, input, { files, onProgress: setPart, signal: own.signal, idempotencyKey })
      } finally {
        setPart(undefined)
      }
    },
  }
}
