import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test.each([
  'https://tile.example/{z}/{x}/{y}.png',
  'https://{s}.tile.example/{z}/{x}/{y}@2x.webp?key=1',
  'http://127.0.0.1:99/{z}/{x}/{y}',
])('%s is accepted as a tile server', (tiles) => {
  expect(readSettings({ MAP_TILES: tiles }).MAP_TILES).toBe(tiles)
  expect(readSettings({ MAP_SATELLITE_TILES: tiles }).MAP_SATELLITE_TILES).toBe(tiles)
})

test.each([
  'https://tile.example/{z}/{x}.png',
  "https://tile.example/{z}/{x}/{y}.png; script-src 'unsafe-inline'",
  'https://tile.example;x/{z}/{x}/{y}.png',
  'javascript:{z}{x}{y}',
  '//tile.example/{z}/{x}/{y}.png',
])('%s is refused as a tile server', (tiles) => {
  expect(() => readSettings({ MAP_TILES: tiles })).toThrow(/^MAP_TILES should be a tile server/)
  expect(() => readSettings({ MAP_SATELLITE_TILES: tiles })).toThrow(/^MAP_SATELLITE_TILES should be a tile server/)
})
