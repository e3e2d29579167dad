import { afterEach, expect, test, vi } from 'vitest'
import { appEventOf } from './external-links.ts'
import { isInMobileApp, postToApp } from './mobile-app.ts'

const origin = 'https://store.example'
const stub = (more: object) => vi.stubGlobal('window', { location: { origin }, ...more })
const link = (href: string) => {
  const { protocol, origin: from } = new URL(href)
  return { href, protocol, origin: from }
}

afterEach(() => vi.unstubAllGlobals())

test('on the server the mobile app is never detected', () => {
  expect(isInMobileApp()).toBe(false)
})

test('React Native receives the message first', () => {
  const native = vi.fn()
  const handler = vi.fn()
  stub({
    ReactNativeWebView: { postMessage: native },
    webkit: { messageHandlers: { vitrina: { postMessage: handler } } },
  })
  postToApp({ type: 'login', tab: 'sign-in' })
  expect(native).toHaveBeenCalledWith('{"source":"vitrina","type":"login","tab":"sign-in"}')
  expect(handler).not.toHaveBeenCalled()
})

test('without React Native the handler of iOS receives the message', () => {
  const handler = vi.fn()
  stub({ webkit: { messageHandlers: { vitrina: { postMessage: handler } } } })
  postToApp({ type: 'choose-branch' })
  expect(handler).toHaveBeenCalledWith('{"source":"vitrina","type":"choose-branch"}')
})

test('in a frame, only a parent of the same origin receives the message', () => {
  const post = vi.fn()
  stub({ parent: { postMessage: post } })
  postToApp({ type: 'copy', text: '+1 (809) 555-0100' })
  expect(post).toHaveBeenCalledWith(expect.stringContaining('"type":"copy"'), origin)
})

test.each([
  [
    'mailto:hola@vitrina.example',
    { type: 'mail', address: 'hola@vitrina.example', url: 'mailto:hola@vitrina.example' },
  ],
  ['mailto:?subject=A&body=B', { type: 'mail', address: '', url: 'mailto:?subject=A&body=B' }],
  ['tel:+18095550100', { type: 'call', phone: '+18095550100' }],
  [
    'https://www.google.com/maps/dir/?api=1&destination=18.4772,-69.9271',
    {
      type: 'map',
      lat: 18.4772,
      lng: -69.9271,
      url: 'https://www.google.com/maps/dir/?api=1&destination=18.4772,-69.9271',
    },
  ],
  ['https://x.com/intent/post?text=A', { type: 'open', url: 'https://x.com/intent/post?text=A' }],
])('the app is notified of %s', (href, event) => {
  stub({})
  expect(appEventOf(link(href))).toEqual(event)
})

test('a link within the store stays in the store', () => {
  stub({})
  expect(appEventOf(link(`${origin}/shop?q=case`))).toBeUndefined()
})
