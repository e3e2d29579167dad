import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

const unknownMax = 64

/**
 * The caller's network, by which limits count; behind a trusted proxy the network of the last address that the proxy
 * names.
 */
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
 * The network by which limits count an IP address: an IPv4 address itself, also when written as IPv6
 * (`::ffff:192.0.2.1`); of IPv6 the first 64 bits, since one subscriber has all addresses of such a block. The network
 * of a network is itself. Text that is no address is used as it is, cut to a fixed length.
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

/**
 * The networks that one subscriber may have, for a limit of which nobody should take several shares: of IPv6 the first 48
 * bits, since providers give a household up to 65,536 networks; an IPv4 address is alone. `network` is a `networkOf`.
 */
export function subscriberOf(network: string): string {
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network
}

/** Some proxies write `192.0.2.1:50123` or `[2001:db8::1]:50123`. */
function withoutPort(address: string): string {
  const [, ipv6, ipv4] = /^\[([^\]]{1,60})\](?::\d{1,5})?$|^([\d.]{7,15}):\d{1,5}$/.exec(address) ?? []
  return ipv6 ?? ipv4 ?? address
}

/** The eight groups of an IPv6 address in their shortest form, by which the URL standard writes them. */
function groupsOf(address: string): string[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = '', after] = short.split('::')
  const [head, tail] = [before, after ?? ''].map((part) => (part ? part.split(':') : [])) as [string[], string[]]
  return after === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

const bytesOf = (group: string) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]
