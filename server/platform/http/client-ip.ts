import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

const unknownMax = 64

/** The network of the caller that limits count by; behind a trusted proxy of the one that the proxy names last. */
export function clientIpOf(request: IncomingMessage, isProxyTrusted: boolean): string {
  const forwarded = isProxyTrusted
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return networkOf(forwarded || request.socket.remoteAddress || '')
}

/**
 * What limits count an address by: an IPv4 address itself, written as IPv6 (`::ffff:192.0.2.1`) or not; of IPv6 the
 * first 64 bits, since one subscriber has all addresses behind those. A network is its own network. What is no address
 * is taken as it is.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address)
  if (isIPv4(bare)) return bare
  const [numbers = ''] = bare.split('%') // fe80::1%eth0 names an interface
  if (!isIPv6(numbers)) return bare.slice(0, unknownMax)
  const groups = groupsOf(numbers)
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Some proxies write `192.0.2.1:50123` or `[2001:db8::1]:50123`. */
function withoutPort(address: string): string {
  const [, ipv6, ipv4] = /^\[([^\]]{1,60})\](?::\d{1,5})?$|^([\d.]{7,15}):\d{1,5}$/.exec(address) ?? []
  return ipv6 ?? ipv4 ?? address
}

/** The eight groups of an IPv6 address in their shortest form; the URL standard has them written so. */
function groupsOf(address: string): string[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = '', after] = short.split('::')
  const [head, tail] = [before, after ?? ''].map((part) => (part ? part.split(':') : [])) as [string[], string[]]
  return after === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

const bytesOf = (group: string) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]
