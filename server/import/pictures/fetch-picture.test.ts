import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type Server, createServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findProgram } from '#server/testing/find-program.ts'
import { testWith } from '#server/testing/machine-programs.ts'
import { type WebAccess, fetchPicture, pictureBytesMax } from './fetch-picture.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-fetch-'))
const path = join(folder, 'picture')
let server: Server | undefined
let port = 0
let ca = ''

beforeAll(async () => {
  const openssl = findProgram('openssl')
  if (!openssl) return
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=pictures.test', '-addext', 'subjectAltName=DNS:pictures.test,DNS:other.test']
  execFileSync(
    openssl,
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject],
    { stdio: 'ignore' },
  )
  ca = readFileSync(cert, 'utf8')
  server = createServer({ key: readFileSync(key), cert: ca }, (request, response) => {
    const [, kind = '', to = ''] = (request.url ?? '').split('/')
    if (kind === 'to') response.writeHead(302, { location: decodeURIComponent(to) }).end()
    else if (kind === 'long') response.end(Buffer.alloc(pictureBytesMax + 1))
    else if (kind === 'stated') response.writeHead(200, { 'content-length': pictureBytesMax + 1 }).flushHeaders()
    else if (kind === 'gone') response.writeHead(410).end()
    else response.end('a picture')
  })
  const listening = server
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done))
  port = (listening.address() as AddressInfo).port
})
afterAll(() => {
  server?.closeAllConnections()
  server?.close()
  rmSync(folder, { recursive: true })
})

/** Resolves every host to this address. */
const to =
  (...addresses: string[]): LookupFunction =>
  (_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )
/** As in a store, but that loopback counts as public. */
const local = (): WebAccess => ({
  hosts: ['pictures.test'],
  ca,
  lookup: to('127.0.0.1'),
  isAllowed: (address) => address === '127.0.0.1',
})
const at = (rest: string, host = 'pictures.test') => `https://${host}:${port}/${rest}`
const reason = (address: string, access: WebAccess) =>
  fetchPicture(address, path, access).then(
    () => '',
    (error: Error) => error.message,
  )

testWith(
  ['openssl'],
  'IMPORT-36: a picture is fetched from a host that the setting names, over redirects to such hosts',
  async () => {
    await fetchPicture(at(`to/${encodeURIComponent(at('x.jpg'))}`), path, local())
    expect(readFileSync(path, 'utf8')).toBe('a picture')
    expect(existsSync(path)).toBe(true)
  },
)

test('IMPORT-36: without the setting, over plain http, with a password or a port, no request is made', async () => {
  expect(await reason(at('x.jpg'), { ...local(), hosts: [] })).toContain('IMPORT_PICTURE_HOSTS')
  expect(await reason('http://pictures.test/x.jpg', local())).toContain('https')
  expect(await reason('https://a:b@pictures.test/x.jpg', local())).toContain('password')
  expect(await reason('https://pictures.test:8443/x.jpg', { hosts: ['*'] })).toContain('port')
})

test.each(['127.0.0.1', '10.0.0.5', '169.254.169.254', '192.168.0.1', '::1', 'fe80::1', '::ffff:127.0.0.1'])(
  'IMPORT-36: a host that resolves to %s is refused, and that address itself',
  async (address) => {
    const access = { hosts: ['*'], lookup: to(address) }
    expect(await reason('https://pictures.test/x.jpg', access)).toBe('is not at a public address')
    expect(await reason(`https://${address.includes(':') ? `[${address}]` : address}/x.jpg`, access)).toBe(
      'is not at a public address',
    )
  },
)

test('IMPORT-36: one private address among several is enough', async () => {
  expect(await reason('https://pictures.test/x.jpg', { hosts: ['*'], lookup: to('8.8.8.8', '10.0.0.1') })).toBe(
    'is not at a public address',
  )
})

testWith(
  ['openssl'],
  'IMPORT-36: a redirect is checked like an address: its host, its scheme, its address, and how many there are',
  async () => {
    const redirected = (target: string) => reason(at(`to/${encodeURIComponent(target)}`), local())
    expect(await redirected(at('x.jpg', 'other.test'))).toContain('IMPORT_PICTURE_HOSTS')
    expect(await redirected('http://pictures.test/x.jpg')).toContain('https')
    expect(await redirected('https://[::1]/x.jpg')).toContain('public address')
    const again = (target: string) => at(`to/${encodeURIComponent(target)}`)
    expect(await reason(again(again(again(again(at('x.jpg'))))), local())).toContain('more than 3 times')
  },
)

testWith(['openssl'], 'IMPORT-36: a response that is too large, stated or not, or no success is refused', async () => {
  expect(await reason(at('long/'), local())).toBe('is larger than 10 MB')
  expect(await reason(at('stated/'), local())).toBe('is larger than 10 MB')
  expect(await reason(at('gone/'), local())).toBe('responds with 410')
})
