import { createHash, createHmac } from 'node:crypto'

export interface SigningKey {
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface RequestToSign {
  method: string
  url: URL
  /** The SHA-256 of the body, as hexadecimal digits. */
  bodyHash: string
  now: Date
  headers?: Record<string, string>
}

/**
 * The headers that authenticate a request to S3 (AWS Signature Version 4). The path of the URL must consist of letters,
 * digits, `-`, `.`, `_` and `/`, and the URL must have no query: both would need an encoding of their own.
 */
export function signedHeaders(
  { method, url, bodyHash, now, headers = {} }: RequestToSign,
  { region, accessKeyId, secretAccessKey }: SigningKey,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
  }
  const names = Object.keys(all).sort()
  const canonical = [
    method,
    url.pathname,
    '',
    ...names.map((name) => `${name}:${all[name]}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  const signature = hmac(key, toSign).toString('hex')
  // Fetch sets the host itself.
  const { host: _, ...sent } = all
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()
