import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf, subscriberOf } from './client-ip.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('all addresses of a /64 are one network, and of another /64 another', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const [network, otherNetwork] = [networkOf(one), networkOf(other)]
      const first64 = (address: string) => (networkOf(address).includes(':') ? bits(address).slice(0, 64) : address)
      return (network === otherNetwork) === (first64(one) === first64(other))
    }),
  )
})

test('the network of a network is the network itself, and any text is accepted and cut to a fixed length', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV6(), fc.ipV4(), fc.string({ maxLength: 200 })), (address) => {
      const network = networkOf(address)
      return networkOf(network) === network && network.length <= 64
    }),
  )
})

/** The bits of an IPv6 address, computed without the code under test. */
function bits(address: string): string {
  const ipv4 = /\d+\.\d+\.\d+\.\d+$/.exec(address)?.[0]
  const hex = ipv4?.split('.').map((byte) => Number(byte).toString(16).padStart(2, '0'))
  const text = ipv4 && hex ? address.replace(ipv4, `${hex[0]}${hex[1]}:${hex[2]}${hex[3]}`) : address
  const [head = [], tail = []] = text.split('::').map((part) => part.split(':').filter(Boolean))
  const groups = text.includes('::')
    ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
    : head
  return groups.map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0')).join('')
}

test('a subscriber of IPv6 is its first 48 bits, one of IPv4 an address', () => {
  const subscribers = ['2001:db8:7:1::5', '2001:db8:7:ffff::9', '2001:db8:8:1::5', '203.0.113.9', '::1', 'unknown']
  expect(subscribers.map((address) => subscriberOf(networkOf(address)))).toEqual([
    '2001:db8:7::/48',
    '2001:db8:7::/48',
    '2001:db8:8::/48',
    '203.0.113.9',
    '0:0:0::/48',
    'unknown',
  ])
})
