import { expect, test } from 'vitest'
import { pagePolicy, tileSource } from './security-headers.ts'

test('without a tile server a page loads no picture from another origin', () => {
  expect(pagePolicy([])).toContain("img-src 'self' data: blob:;")
})

test.each([
  ['https://tile.example/{z}/{x}/{y}.png', 'https://tile.example'],
  ['https://{s}.tile.example/{z}/{x}/{y}.png', 'https://*.tile.example'],
  ['http://127.0.0.1:8080/a/{z}/{x}/{y}', 'http://127.0.0.1:8080'],
])('for the tile server %s the policy allows %s', (template, source) => {
  expect(tileSource(template)).toBe(source)
  expect(pagePolicy([], [template])).toContain(`img-src 'self' data: blob: ${source};`)
})

test('a page may load tiles of streets and of satellite pictures, each origin named once', () => {
  const streets = 'https://tile.example/{z}/{x}/{y}.png'
  const satellite = 'https://sky.example/{z}/{x}/{y}.png'
  expect(pagePolicy([], [streets, satellite])).toContain('blob: https://tile.example https://sky.example;')
  expect(pagePolicy([], [streets, streets])).toContain('blob: https://tile.example;')
})

test('frames may come from the configured chat alone, and from no other site where none is configured', () => {
  expect(pagePolicy([], undefined, 'https://chat.example')).toContain('; frame-src https://chat.example;')
  expect(pagePolicy([])).not.toContain('frame-src')
  expect(pagePolicy([])).toContain("default-src 'self';")
})

test('a page allows no plugin, no other base URL, and no embedding in a frame', () => {
  for (const directive of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]) {
    expect(pagePolicy([]).split('; ')).toContain(directive)
  }
  expect(pagePolicy([])).not.toContain('unsafe')
})
