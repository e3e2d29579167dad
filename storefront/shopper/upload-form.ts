import { CallFailed, dataOf, formOf } from '#contract/client.ts'
import { type Endpoint, type InputOf, type ReplyOf, basePath } from '#contract/endpoint.ts'
import { pageLanguage, withSession } from './browser-client.ts'

interface UploadOptions {
  files: Record<string, Blob | undefined>
  /** Called with the sent part, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

const timeoutMs = 120_000

/**
 * Calls an endpoint that takes files, with the progress of the transfer, which Fetch does not tell. Throws CallFailed as
 * `browserClient` does, with the reason `canceled` where the signal ended it.
 */
export function uploadForm<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { files, onProgress, signal }: UploadOptions,
): Promise<ReplyOf<E>> {
  const send = () =>
    new Promise<ReplyOf<E>>((done, failed) => {
      const request = new XMLHttpRequest()
      const fail = (reason: string) => failed(new CallFailed(0, 0, '', { reason }))
      request.open(endpoint.method, `${basePath(endpoint.base)}/${endpoint.path}`)
      request.timeout = timeoutMs
      request.responseType = 'json'
      request.setRequestHeader('accept-language', pageLanguage())
      request.setRequestHeader('x-token-transport', 'cookie')
      request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        lengthComputable && onProgress(loaded / total)
      request.onerror = () => fail('network')
      request.ontimeout = () => fail('network')
      request.onabort = () => fail('canceled')
      request.onload = () => {
        try {
          done(dataOf(request.status, request.response ?? undefined) as ReplyOf<E>)
        } catch (error) {
          failed(error as Error)
        }
      }
      if (signal.aborted) return fail('canceled')
      signal.addEventListener('abort', () => request.abort(), { once: true })
      request.send(formOf({ ...(input as object), ...files }))
    })
  return withSession(send)
}
