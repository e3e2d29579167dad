import { expect, test } from 'vitest'
import { hasMarker, markerTexts, transportOf } from './cookies.ts'
import { branchCookies, branchOfCookies, languageCookies, languageOfCookies } from './stored-choices.ts'

const of = (url: string) => transportOf(new URL(url))

test.each([
  ['https://store.example', 'https'],
  ['https://localhost', 'https'],
  ['http://localhost:3000', 'http-on-loopback'],
  ['http://shop.localhost', 'http-on-loopback'],
  ['http://127.0.0.1:3000', 'http-on-loopback'],
  ['http://127.8.9.10', 'http-on-loopback'],
  ['http://[::1]:3000', 'http-on-loopback'],
  ['http://store.lan', 'http'],
  ['http://192.168.1.5:3000', 'http'],
  ['http://localhost.evil.example', 'http'],
  ['http://127.evil.example', 'http'],
])('%s is reached by %s', (url, transport) => {
  expect(of(url)).toBe(transport)
})

test('over https a choice is stored under both names, both Secure; over plain http under one name that is not', () => {
  expect(branchCookies(4, 'https')).toEqual([
    '__Host-branch=4; Path=/; Max-Age=31536000; Secure; SameSite=Lax',
    'branch=4; Path=/; Max-Age=31536000; Secure; SameSite=Lax',
  ])
  for (const transport of ['http', 'http-on-loopback'] as const) {
    expect(languageCookies('es', transport)).toEqual(['language=es; Path=/; Max-Age=31536000; SameSite=Lax'])
  }
})

test('a stored choice is read back from either name', () => {
  for (const text of branchCookies(25, 'https')) expect(branchOfCookies(`a=1; ${text.split(';')[0]}`)).toBe(25)
  for (const text of languageCookies('es', 'https')) expect(languageOfCookies(`a=1; ${text.split(';')[0]}`)).toBe('es')
  expect([branchOfCookies('branch=four'), languageOfCookies('language=fr')]).toEqual([undefined, undefined])
})

test('either name marks a signed-in browser, and none after both are removed', () => {
  for (const text of markerTexts(true, undefined, 'https')) expect(hasMarker(`a=1; ${text.split(';')[0]}`)).toBe(true)
  expect(markerTexts(false, 0, 'http-on-loopback')).toEqual(['signed_in=; Path=/; Max-Age=0; SameSite=Lax'])
  expect(hasMarker('not_signed_in=1; __Host-signed_in=')).toBe(false)
})
