import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { requireFreeLocalhost } from './free-port.ts'
import { linkTo } from './link-to.ts'
import { ownUrl } from './own-url.ts'

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['::1', 'http://localhost:3000'],
  ['localhost', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['2001:db8::1', 'http://[2001:db8::1]:3000'],
])('a store that listens on %s is opened at %s', (host, url) => {
  expect(ownUrl(host, 3000)).toBe(url)
})

test('in the developer mode mails link to the URL at which the store is opened', () => {
  expect(linkTo({ PUBLIC_URL: undefined, DEV: true, HOST: '127.0.0.1', PORT: 3001 }, '/account')).toBe(
    'http://localhost:3001/account',
  )
  expect(linkTo({ PUBLIC_URL: undefined, DEV: false, HOST: '127.0.0.1', PORT: 3001 }, '/account')).toBeUndefined()
  expect(linkTo({ PUBLIC_URL: 'https://store.example', DEV: true, HOST: '::1', PORT: 3001 }, '/account')).toBe(
    'https://store.example/account',
  )
})

/** A program that listens on one address of loopback; undefined where this machine has none of that family. */
async function otherProgram(host: string) {
  const server = createServer()
  const port = await new Promise<number | undefined>((done) =>
    server.once('error', () => done(undefined)).listen(0, host, () => done((server.address() as AddressInfo).port)),
  )
  return port === undefined ? undefined : { port, close: () => server.close() }
}

test.each([
  ['127.0.0.1', '::1'],
  ['::1', '127.0.0.1'],
])('a port of %s that another program has on %s is taken: localhost could lead there', async (host, other) => {
  const program = await otherProgram(other)
  if (!program) return
  try {
    await expect(requireFreeLocalhost(program.port, host)).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await expect(requireFreeLocalhost(program.port, '192.0.2.1')).resolves.toBeUndefined()
  } finally {
    program.close()
  }
  await expect(requireFreeLocalhost(program.port, host)).resolves.toBeUndefined()
})
