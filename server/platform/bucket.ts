import { sha256, signedHeaders } from './aws-signature.ts'
import type { Settings } from './settings.ts'

/** A bucket of an S3-compatible service. Each call throws BucketFailed where the service does not do it in time. */
export interface Bucket {
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** The bytes of an object; undefined where there is none. */
  get(key: string): Promise<Buffer | undefined>
  /** Deletes an object; one that does not exist is no error. */
  delete(key: string): Promise<void>
}

/** The service refused or failed, or could not be reached. The message names neither key nor credentials. */
export class BucketFailed extends Error {}

const timeoutMs = 10_000
const objectBytesMax = 4_000_000

/** The bucket of the settings, undefined where none is set. Objects are addressed by path, which every service knows. */
export function bucketOf(settings: Settings): Bucket | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  const signingKey = { region: S3_REGION, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }

  async function send(method: string, key: string, sent?: { bytes: Buffer; type: string }): Promise<Response> {
    const url = new URL(`${S3_ENDPOINT?.replace(/\/$/, '')}/${S3_BUCKET}/${key}`)
    const headers = signedHeaders(
      {
        method,
        url,
        bodyHash: sha256(sent?.bytes ?? ''),
        now: new Date(),
        ...(sent && { headers: { 'content-type': sent.type } }),
      },
      signingKey,
    )
    return fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(sent && { body: new Uint8Array(sent.bytes) }),
    }).catch((error: unknown) => {
      throw new BucketFailed(`The bucket did not answer ${method}.`, { cause: error })
    })
  }

  return {
    async put(key, bytes, type) {
      await expectOk(await send('PUT', key, { bytes, type }), 'PUT')
    },
    async get(key) {
      const response = await send('GET', key)
      if (response.status === 404) return void (await response.body?.cancel())
      await expectOk(response, 'GET')
      return readObject(response)
    },
    async delete(key) {
      const response = await send('DELETE', key)
      if (response.status !== 404) await expectOk(response, 'DELETE')
    },
  }
}

async function expectOk(response: Response, method: string): Promise<void> {
  if (response.ok) return
  await response.body?.cancel()
  throw new BucketFailed(`The bucket answered ${response.status} to ${method}.`)
}

/** The body of a response, read no further than the largest object; the service may send more than it announced. */
async function readObject({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.length
      if (bytes > objectBytesMax) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw new BucketFailed('The bucket did not send the whole object.', { cause: error })
  }
  if (bytes > objectBytesMax) throw new BucketFailed('The object is too large.')
  return Buffer.concat(chunks)
}
