import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type NextRequest, load, rawRequest } from '../load.ts'
import { startLimit } from '../limits/start.ts'
import { type Figure, median } from '../figures.ts'
import { startStore } from '#server/testing/store-process.ts'

const connections = 16
const seconds = 3
const rounds = 3
const pages = [
  { name: 'API list of 24', path: '/api/catalog/products?limit=24' },
  { name: 'home, cached', path: '/' },
  { name: '/shop, cached', path: '/shop' },
]

/**
 * Requests per second of cached responses, compared with a bare node:http server that sends the same bytes; and the
 * processor time of a page that is not cached.
 */
export async function reads(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-bench-'))
  try {
    const store = await startStore({ DATA_DIR: join(folder, 'store') })
    const figures: Figure[] = []
    for (const page of pages) figures.push(await against(Number(new URL(store.url).port), page, folder))
    await store.stop()
    const bare = await startStore({ DATA_DIR: join(folder, 'store'), PAGE_CACHE_MB: '0' })
    figures.push(await uncached(bare))
    await bare.stop()
    return figures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function against(port: number, { name, path }: { name: string; path: string }, folder: string): Promise<Figure> {
  const headers = { 'accept-encoding': 'gzip' }
  const url = `http://127.0.0.1:${port}${path}`
  for (let turn = 0; turn < 3; turn += 1) await (await fetch(url, { headers })).arrayBuffer()
  // The same bytes as the store sends, compressed in the same way.
  const sent = await rawBody(port, path, headers)
  const file = join(folder, 'body')
  writeFileSync(file, sent.body)
  const limit = await startLimit('bare-http.ts', file, sent.type)
  const next: NextRequest = () => rawRequest('GET', path, headers)
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    theirs.push((await load({ port: limit.port, connections, seconds, next })).requestsPerSecond)
    ours.push((await load({ port, connections, seconds, next })).requestsPerSecond)
  }
  await limit.stop()
  const ratios = ours.map((rate, round) => rate / (theirs[round] as number))
  return {
    name: `${name}: share of bare node:http`,
    value: median(ratios),
    limit: 0.5,
    isAtLeast: true,
    detail: `${median(ours)} against ${median(theirs)} requests a second, ${sent.body.length} bytes`,
  }
}

async function rawBody(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ body: Buffer; type: string }> {
  const { request } = await import('node:http')
  return new Promise((done, failed) => {
    const outgoing = request({ port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => done({ body: Buffer.concat(chunks), type: String(response.headers['content-type']) }))
    })
    outgoing.on('error', failed).end()
  })
}

async function uncached(store: Awaited<ReturnType<typeof startStore>>): Promise<Figure> {
  const port = Number(new URL(store.url).port)
  const next: NextRequest = (connection, turn) =>
    rawRequest('GET', `/shop?page=${1 + ((connection + turn) % 10)}`, { 'accept-encoding': 'gzip' })
  await load({ port, connections: 2, seconds: 4, next })
  const perPage: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = store.cpuMs()
    const { requests } = await load({ port, connections: 2, seconds: 4, next })
    perPage.push((store.cpuMs() - before) / requests)
  }
  return {
    name: '/shop, not cached: processor time',
    value: median(perPage),
    limit: 3,
    isAtLeast: false,
    detail: 'ms a page, the embedded database’s thread included',
  }
}
