import { CallFailed, dataOf, formOf } from '#contract/client.ts'
import { type Endpoint, type InputOf, type ReplyOf, basePath, pathNames } from '#contract/endpoint.ts'
import { pageLanguage, withSession } from './browser-client.ts'

interface UploadOptions {
  files: Record<string, Blob | undefined>
  /** Called with the sent part, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
  idempotencyKey?: string | undefined
}

const timeoutMs = 120_000

/**
 * Calls an endpoint that takes files, with the progress of the transfer, which Fetch does not tell. Throws CallFailed as
 * `browserClient` does, with the reason `canceled` where the signal ended it.
 */
export function uploadForm<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { files, onProgress, signal, idempotencyKey }: UploadOptions,
): Promise<ReplyOf<E>> {
  const { path, rest } = withoutPathNames(endpoint, input as Record<string, unknown>)
  const send = () =>
    new Promise<ReplyOf<E>>((done, failed) => {
      const request = new XMLHttpRequest()
      const fail = (reason: string) => failed(new CallFailed(0, 0, '', { reason }))
      request.open(endpoint.method, `${basePath(endpoint.base)}/${path}`)
      request.timeout = timeoutMs
      request.responseType = 'json'
      request.setRequestHeader('accept-language', pageLanguage())
      request.setRequestHeader('x-token-transport', 'cookie')
      if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey)
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
      request.send(formOf({ ...rest, ...files }))
    })
  return withSession(send)
}

/** The path of a call with its values, and the input that is left for the form. */
function withoutPathNames({ path }: Endpoint, input: Record<string, unknown>) {
  const names = pathNames(path)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))
  return { path: filled, rest: Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name))) }
}
