import { expect, test } from 'vitest'
import { tilesAround } from './tiles.ts'

const naco = { lat: 18.4772, lng: -69.9271 }

test('the tile of a place is the one that every slippy map requests', () => {
  // https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames: zoom 14, x = (lng + 180) / 360 * 2^14
  const [tile] = tilesAround(naco, 13, { width: 2, height: 2 }, 'https://tile.example/{z}/{x}/{y}.png')
  expect(tile?.url).toBe('https://tile.example/14/5009/7336.png')
})

test('the tiles cover the viewport, and none lies outside of it', () => {
  const tiles = tilesAround(naco, 13, { width: 400, height: 160 }, 'https://{s}.tile.example/{z}/{x}/{y}.png')
  expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(-200)
  expect(Math.max(...tiles.map(({ left }) => left)) + 256).toBeGreaterThanOrEqual(200)
  for (const { left, top } of tiles) {
    expect(left).toBeGreaterThan(-200 - 256)
    expect(left).toBeLessThanOrEqual(200)
    expect(top).toBeGreaterThan(-80 - 256)
    expect(top).toBeLessThanOrEqual(80)
  }
  expect(tiles.every(({ url }) => /^https:\/\/[abc]\.tile\.example\/14\/\d+\/\d+\.png$/.test(url))).toBe(true)
})
