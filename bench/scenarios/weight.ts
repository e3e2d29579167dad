import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { listProducts } from '#contract/catalogue.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Figure } from '../figures.ts'
import { startStore } from '#server/testing/store-process.ts'

/** The JavaScript that a page brings before anybody touches it, gzip as it stands on the wire: all that its HTML names, and what that imports. */
export async function weight(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-bench-'))
  const store = await startStore({ DATA_DIR: folder })
  try {
    const list = (await (await fetch(`${store.url}/api/catalog/products?limit=24`)).json()) as { data: ReplyOf<typeof listProducts> }
    const product = `/products/${list.data.docs[0]?.codarticulo}`
    const figures: Figure[] = []
    for (const path of ['/', '/shop', product]) figures.push(await weigh(store.url, path))
    return figures
  } finally {
    await store.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function weigh(origin: string, path: string): Promise<Figure> {
  const html = await (await fetch(origin + path)).text()
  const waiting = [...html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.js)"|(?:from|import)\s*\(?"(\/assets\/[\w.-]+\.js)"/g)].map(
    (match) => (match[1] ?? match[2]) as string,
  )
  const sizes = new Map<string, number>()
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (sizes.has(file)) continue
    const { size, text } = await gzipped(origin + file)
    sizes.set(file, size)
    // Only what is imported at once: a dynamic import waits for somebody to need it.
    for (const match of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) waiting.push(`/assets/${match[1]}`)
  }
  const kilobytes = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000
  const name = path.startsWith('/products/') ? 'product page' : path
  return {
    name: `${name}: JavaScript before interaction`,
    value: kilobytes,
    wanted: 150,
    isAtLeast: false,
    detail: `kB gzip in ${sizes.size} files`,
  }
}

async function gzipped(url: string): Promise<{ size: number; text: string }> {
  const { request } = await import('node:http')
  const bytes = await new Promise<Buffer>((done, failed) => {
    const outgoing = request(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => done(Buffer.concat(chunks)))
    })
    outgoing.on('error', failed).end()
  })
  return { size: bytes.length, text: gunzipSync(bytes).toString('utf8') }
}
