// Writes storefront/map/outline.ts and far-coasts.ts, the land of the store's own base map, from Natural Earth (public
// domain; npm `world-atlas`): the Dominican Republic and Haiti in detail, the coasts around them coarsely. Run it by
// hand when the package or a number below changes: npm run base-map
import { readFileSync, writeFileSync } from 'node:fs'

const dominicanRepublic = '214'
const haiti = '332'
const fineDegrees = 0.003 // about three hundred metres, the accuracy of the source
const roughDegrees = 0.2
/** The coasts within the widest view of a phone or a laptop, as west, south, east, north. */
const around = [-128, -12, -30, 52]
/** Smaller islands, in square degrees, are left out: they would be a dot. */
const leastFine = 0.0004
const leastRough = 0.25

/** The rings of a topology's geometry as [lng, lat], its arcs decoded and joined. */
function ringsOf(topology, geometry) {
  const { scale, translate } = topology.transform
  const arcOf = (index) => {
    let x = 0
    let y = 0
    const points = topology.arcs[index < 0 ? ~index : index].map(([dx, dy]) => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
    return index < 0 ? points.reverse() : points
  }
  const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs
  return polygons.flatMap((polygon) =>
    polygon.map((ring) => ring.flatMap((index, at) => arcOf(index).slice(at === 0 ? 0 : 1))),
  )
}

/**
 * Simplifies a ring by the algorithm of Douglas and Peucker: the result differs nowhere by more than `tolerance` from
 * the original. A ring is cut at its farthest point first.
 */
function simplified(ring, tolerance) {
  const far = ring.reduce(
    (best, point, at) => (distance(point, ring[0]) > distance(ring[best], ring[0]) ? at : best),
    0,
  )
  return [
    ...simplifiedLine(ring.slice(0, far + 1), tolerance),
    ...simplifiedLine(ring.slice(far), tolerance).slice(1, -1),
  ]
}

function simplifiedLine(line, tolerance) {
  const [first] = line
  const last = line.at(-1)
  let worst = 0
  let at = 0
  for (let index = 1; index < line.length - 1; index += 1) {
    const off = distanceToSegment(line[index], first, last)
    if (off > worst) [worst, at] = [off, index]
  }
  if (worst <= tolerance) return [first, last]
  return [...simplifiedLine(line.slice(0, at + 1), tolerance), ...simplifiedLine(line.slice(at), tolerance).slice(1)]
}

const distance = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by)

function distanceToSegment(point, from, to) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = dx * dx + dy * dy
  const t =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length))
  return distance(point, [from[0] + t * dx, from[1] + t * dy])
}

/** A ring clipped to the box `around`, one side after another (Sutherland and Hodgman). */
function clipped(ring) {
  const [west, south, east, north] = around
  const sides = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]
  return sides.reduce((points, [axis, limit, sign]) => {
    const isIn = (point) => (point[axis] - limit) * sign >= 0
    return points.flatMap((point, at) => {
      const before = points.at(at - 1)
      if (isIn(point) === isIn(before)) return isIn(point) ? [point] : []
      const t = (limit - before[axis]) / (point[axis] - before[axis])
      const cut = [before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])]
      return isIn(point) ? [cut, point] : [cut]
    })
  }, ring)
}

const area = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], at) => sum + x * ring.at(at - 1)[1] - ring.at(at - 1)[0] * y, 0) / 2)

/** A ring as one string: whole thousandths of a degree, each point as its difference from the one before. */
function encoded(ring) {
  let before = [0, 0]
  return ring
    .map((point) => point.map((degrees) => Math.round(degrees * 1000)))
    .filter((point, at, all) => at === 0 || point[0] !== all[at - 1][0] || point[1] !== all[at - 1][1])
    .flatMap(([x, y]) => {
      const way = [x - before[0], y - before[1]]
      before = [x, y]
      return way
    })
    .join(' ')
    .replaceAll(' -', '-')
}

const read = (name) => JSON.parse(readFileSync(new URL(`../node_modules/world-atlas/${name}`, import.meta.url), 'utf8'))
const countries = read('countries-10m.json')
const coarse = read('countries-110m.json')

function country(topology, id, tolerance, least) {
  const geometry = topology.objects.countries.geometries.find((candidate) => candidate.id === id)
  // The source counts some islands as a part of another country.
  if (!geometry) return []
  return ringsOf(topology, geometry)
    .filter((ring) => area(ring) >= least)
    .map((ring) => encoded(simplified(ring, tolerance)))
}

/**
 * The neighbouring countries, drawn in more detail than the continents: Puerto Rico, Jamaica, Cuba, the Bahamas, Turks
 * and Caicos, the Lesser Antilles.
 */
const near = '630 388 192 044 796 092 850 659 660 028 312 212 474 662 670 052 308 780 533 531'.split(' ')
const neighbours = near.flatMap((id) => country(countries, id, 0.03, 0.02))

const continents = coarse.objects.countries.geometries
  .filter(({ id }) => ![dominicanRepublic, haiti, ...near].includes(id))
  .flatMap((geometry) => ringsOf(coarse, geometry))
  .map(clipped)
  .filter((ring) => ring.length > 3 && area(ring) >= leastRough)
  .map((ring) => encoded(simplified([...ring, ring[0]], roughDegrees)))

const list = (name, comment, rings) =>
  `/** ${comment} */\nexport const ${name} = [\n${rings.map((ring) => `  '${ring}',\n`).join('')}]`

function write(name, ...lists) {
  const head =
    '// Written by scripts/base-map.mjs from Natural Earth. Rings in thousandths of a degree, longitude first, each point relative to the one before.'
  writeFileSync(new URL(`../storefront/map/${name}`, import.meta.url), `${[head, ...lists].join('\n\n').trimEnd()}\n`)
}

write(
  'outline.ts',
  list(
    'countryRings',
    'The Dominican Republic with its islands.',
    country(countries, dominicanRepublic, fineDegrees, leastFine),
  ),
  list('haitiRings', 'The western part of the island.', country(countries, haiti, 0.006, 0.002)),
  list('neighbourRings', 'The neighbouring islands, in less detail.', neighbours),
)
write('far-coasts.ts', list('farRings', 'The continents, in little detail, for the smallest zooms.', continents))
