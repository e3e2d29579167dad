import { lookup as resolve } from 'node:dns'
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { type LookupFunction, isIP } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { isPublicAddress } from '#server/platform/public-address.ts'
import { UnusableSource } from './picture-source.ts'

export const pictureBytesMax = 10_000_000
const redirectsMax = 3
const timeoutMs = 20_000

export interface WebAccess {
  /** Hosts that pictures may come from, such as `cdn.example.com`; `*` stands for all. */
  hosts: readonly string[]
  /** Resolves the name of a host; the machine's own resolver unless a test gives one. */
  lookup?: LookupFunction
  /** Whether an address may be called; only tests allow others than public ones. */
  isAllowed?: (address: string) => boolean
  /** A certificate authority beside the usual ones. */
  ca?: string
}

/** Fetches a picture into a file. Refuses addresses, redirects and sizes that are not allowed. */
export async function fetchPicture(address: string, path: string, access: WebAccess): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    let url = checked(address, access)
    for (let redirects = 0; ; redirects += 1) {
      const response = await get(url, access, signal)
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy()
        if (redirects === redirectsMax) throw new UnusableSource(`redirects more than ${redirectsMax} times`)
        url = checked(new URL(headers.location, url).href, access)
        continue
      }
      if (statusCode !== 200) {
        response.destroy()
        throw new UnusableSource(`responds with ${statusCode}`)
      }
      if (Number(headers['content-length'] ?? 0) > pictureBytesMax) {
        response.destroy()
        throw tooLarge()
      }
      return await pipeline(bounded(response), createWriteStream(path))
    }
  } catch (error) {
    if (error instanceof UnusableSource) throw error
    throw new UnusableSource(signal.aborted ? 'is too slow' : `cannot be fetched (${codeOf(error)})`)
  }
}

/** Refuses an address that `fetchPicture` would not call, as far as that can be said without a call. */
export const refuseAddress = (address: string, access: WebAccess): void => void checked(address, access)

const tooLarge = () => new UnusableSource(`is larger than ${pictureBytesMax / 1e6} MB`)
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'no response'

/** The address as a URL that may be called. It is checked again once its host is resolved, for every redirect. */
function checked(address: string, { hosts, isAllowed = isPublicAddress }: WebAccess): URL {
  if (!URL.canParse(address)) throw new UnusableSource('is no address')
  const url = new URL(address)
  if (url.protocol !== 'https:') throw new UnusableSource('is not an address with https')
  if (url.username || url.password) throw new UnusableSource('has a password in it')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A host that is an IP address is not resolved, so it is checked here.
  if (isIP(host) !== 0 && !isAllowed(host)) throw notPublic()
  if (isAllowed === isPublicAddress && url.port !== '') throw new UnusableSource('names a port')
  const isNamed = hosts.some(
    (one) => one === '*' || one === url.hostname || (one.startsWith('*.') && url.hostname.endsWith(one.slice(1))),
  )
  if (!isNamed) throw new UnusableSource('is at a host that IMPORT_PICTURE_HOSTS does not name')
  return url
}

const notPublic = () => new UnusableSource('is not at a public address')

function get(url: URL, access: WebAccess, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const call = request(url, {
      signal,
      agent: false,
      lookup: publicLookup(access),
      headers: { accept: 'image/avif,image/webp,image/png,image/jpeg', 'user-agent': 'Vitrina import' },
      ...(access.ca !== undefined && { ca: access.ca }),
    })
    call.once('response', done)
    call.once('error', fail)
    call.end()
  })
}

/**
 * Resolves a host, and connects to the very address that was checked: a name that resolves otherwise the next time is of
 * no use to its owner. Every address of the host has to be public.
 */
function publicLookup({ lookup = resolve as LookupFunction, isAllowed = isPublicAddress }: WebAccess): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const addresses = Array.isArray(found) ? found : [{ address: found, family: isIP(found) }]
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address))) return done(notPublic(), [])
      if (options.all) return done(null, addresses)
      const [{ address, family }] = addresses as [{ address: string; family: number }]
      done(null, address, family)
    })
  }
}

/** The bytes of a response, which fails once they are too many: a server may announce fewer than it sends. */
async function* bounded(response: IncomingMessage): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > pictureBytesMax) throw tooLarge()
    yield chunk
  }
}
