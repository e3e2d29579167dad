/**
 * A table of networks in the MaxMind DB format, as `COUNTRIES_FILE` names one. `networks` are pairs of a network, such as
 * `81.33.0.0/16` or `2a02:9000::/24`, and its country; `field` writes the country as the publishers do: in a field of the
 * network, or in one of its `country`.
 */
export function countryTable(
  networks: readonly (readonly [network: string, country: string])[],
  field: 'country_code' | 'country.iso_code' = 'country_code',
): Buffer {
  const nodes: Node[] = [[undefined, undefined]]
  const data: Buffer[] = []
  for (const [network, country] of networks) {
    const value: Value = field === 'country_code' ? { country_code: country } : { country: { iso_code: country } }
    const dataOffset = data.reduce((sum, { length }) => sum + length, 0)
    data.push(encoded(value))
    insert(nodes, bitsOf(network), { dataOffset })
  }
  const record = (entry: Entry) => {
    if (entry === undefined) return nodes.length
    return typeof entry === 'number' ? entry : nodes.length + separatorSize + entry.dataOffset
  }
  const tree = Buffer.alloc(nodes.length * 6)
  nodes.forEach(([left, right], at) => {
    tree.writeUIntBE(record(left), at * 6, 3)
    tree.writeUIntBE(record(right), at * 6 + 3, 3)
  })
  const metadata = { node_count: nodes.length, record_size: 24, ip_version: 6, database_type: 'Countries' }
  return Buffer.concat([tree, Buffer.alloc(separatorSize), ...data, metadataMarker, encoded(metadata)])
}

const separatorSize = 16
const metadataMarker = Buffer.from('\u00AB\u00CD\u00EFMaxMind.com', 'latin1')

/** Another node, the place of a value, or nothing. */
type Entry = number | { dataOffset: number } | undefined
type Node = [left: Entry, right: Entry]

function insert(nodes: Node[], bits: string, value: Entry): void {
  let node = nodes[0]!
  for (const bit of bits.slice(0, -1)) {
    const side = Number(bit)
    let next = node[side]
    if (typeof next !== 'number') {
      next = nodes.push([undefined, undefined]) - 1
      node[side] = next
    }
    node = nodes[next]!
  }
  node[Number(bits.at(-1))] = value
}

/** The bits of a network; an IPv4 network stands below 96 zeros. */
function bitsOf(network: string): string {
  const [address = '', length = ''] = network.split('/')
  if (address.includes('.')) {
    const bits = address.split('.').map((byte) => Number(byte).toString(2).padStart(8, '0'))
    return '0'.repeat(96) + bits.join('').slice(0, Number(length))
  }
  const [before = '', after = ''] = address.split('::')
  const groups = [before, after].map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - groups.flat().length).fill('0')
  const all = [...groups[0]!, ...zeros, ...groups[1]!]
  const bits = all.map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0'))
  return bits.join('').slice(0, Number(length))
}

type Value = string | number | { [key: string]: Value }

/** A short text, a small number or a map of these, as the format writes them. */
function encoded(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(5, (6 << 5) | 4)
    bytes.writeUInt32BE(value, 1)
    return bytes
  }
  const entries = Object.entries(value)
  const parts = entries.flatMap(([key, each]) => [encoded(key), encoded(each)])
  return Buffer.concat([Buffer.from([(7 << 5) | entries.length]), ...parts])
}
