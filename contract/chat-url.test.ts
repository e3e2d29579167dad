import { expect, test } from 'vitest'
import { chatUrl } from './chat-url.ts'

test('a chat has an http or https URL', () => {
  expect(chatUrl('https://chat.example/widget?store=1')?.origin).toBe('https://chat.example')
  expect(chatUrl(' http://127.0.0.1:4000/ ')?.origin).toBe('http://127.0.0.1:4000')
})

test.each([
  undefined,
  '',
  'chat',
  '/chat',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://chat.example',
  'https://a:b@chat.example',
])('%s names no chat', (setting) => expect(chatUrl(setting)).toBeUndefined())

test('a URL that would add to the security policy is no chat', () => {
  expect(chatUrl("https://a;script-src'self'")).toBeUndefined()
})
