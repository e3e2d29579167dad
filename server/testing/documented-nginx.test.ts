import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type Server, createServer, get } from 'node:http'
import { connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { endWithUs } from './child-processes.ts'
import { documentedBlock } from './documented.ts'
import { findProgram } from './find-program.ts'
import { testWith } from './machine-programs.ts'
import { freePort } from './store-process.ts'

const needed = ['nginx', 'openssl']
const folder = mkdtempSync(join(tmpdir(), 'vitrina-nginx-'))
const configuration = join(folder, 'nginx.conf')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes the documented block with the ports, files and processes of this test in place of an operator's. */
function write({ http, https, stores }: { http: number; https: number; stores: number[] }): void {
  const names = [
    '-subj',
    '/CN=store.example',
    '-days',
    '2',
    '-keyout',
    join(folder, 'key.pem'),
    '-out',
    join(folder, 'cert.pem'),
  ]
  const made = spawnSync(
    findProgram('openssl') as string,
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...names],
    {
      encoding: 'utf8',
    },
  )
  expect(made.stderr + made.status).toMatch(/0$/)
  mkdirSync(join(folder, 'cache'))
  const replaced = [
    ['/var/cache/nginx/vitrina', join(folder, 'cache')],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
    ['/etc/ssl/store.example/fullchain.pem', join(folder, 'cert.pem')],
    ['/etc/ssl/store.example/privkey.pem', join(folder, 'key.pem')],
    ['127.0.0.1:3001', `127.0.0.1:${stores[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${stores[1]}`],
  ] as const
  let block = documentedBlock('Several processes', 'nginx')
  for (const [documented, own] of replaced) {
    expect(block).toContain(documented)
    block = block.replace(documented, own)
  }
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  writeFileSync(
    configuration,
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr; events {}\nhttp { access_log off; ${paths.join(' ')}\n${block}}\n`,
  )
}

/**
 * Starts a server in place of a store: its responses repeat the request, and name different files of the pages each
 * time.
 */
async function startStandIn(): Promise<{ server: Server; port: number }> {
  let responses = 0
  const server = createServer((request, response) => {
    const { host, 'x-forwarded-for': caller } = request.headers
    const isFile = request.url?.startsWith('/assets/')
    response.writeHead(200, isFile ? { 'cache-control': 'public, max-age=31536000, immutable' } : {})
    response.end(isFile ? `answer ${(responses += 1)}` : JSON.stringify({ url: request.url, host, caller }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, port: (server.address() as AddressInfo).port }
}

async function overHttp2(port: number, path: string): Promise<string> {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false })
  try {
    return await new Promise((done, failed) => {
      session.once('error', failed)
      let body = ''
      session
        .request({ ':path': path, ':authority': 'store.example' })
        .on('data', (chunk) => (body += String(chunk)))
        .on('end', () => done(body))
        .on('error', failed)
    })
  } finally {
    session.close()
  }
}

const redirectOf = (port: number, path: string) =>
  new Promise<[number | undefined, string | undefined]>((done, failed) => {
    get({ port, host: '127.0.0.1', path, headers: { host: 'elsewhere.example' } }, (reply) => {
      reply.resume()
      done([reply.statusCode, reply.headers.location])
    }).once('error', failed)
  })

testWith(
  needed,
  'the documented nginx block is valid, redirects pages to https, refuses the API without it, supports http2, passes on host and client IP, and caches the built files',
  async () => {
    const stores = [await startStandIn(), await startStandIn()]
    const [http, https] = [await freePort(), await freePort()]
    write({ http, https, stores: stores.map(({ port }) => port) })
    const nginx = findProgram('nginx') as string
    const checked = spawnSync(nginx, ['-t', '-p', folder, '-c', configuration], { encoding: 'utf8' })
    expect(checked.stderr).toContain('test is successful')
    // From 1.25.1 on nginx expects http2 as a line of its own, which older versions do not know.
    expect(checked.stderr.replace(/.*"listen \.\.\. http2" directive is deprecated.*/, '')).not.toMatch(
      /\[(warn|emerg)\]/,
    )
    const running = spawn(nginx, ['-p', folder, '-c', configuration], { stdio: 'ignore' })
    endWithUs(running)
    try {
      await expect.poll(() => overHttp2(https, '/shop?q=a').catch(() => '')).not.toBe('')
      expect(JSON.parse(await overHttp2(https, '/shop?q=a'))).toEqual({
        url: '/shop?q=a',
        host: 'store.example',
        caller: '127.0.0.1',
      })
      expect(await redirectOf(http, '/shop?q=a')).toEqual([308, 'https://store.example/shop?q=a'])
      expect(await redirectOf(http, '/api/identity/sign-in')).toEqual([403, undefined])
      expect([await overHttp2(https, '/assets/a.js'), await overHttp2(https, '/assets/a.js')]).toEqual([
        'answer 1',
        'answer 1',
      ])
    } finally {
      running.kill('SIGKILL')
      for (const { server } of stores) server.closeAllConnections()
      for (const { server } of stores) server.close()
    }
  },
)
