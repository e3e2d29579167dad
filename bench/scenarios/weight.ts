import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '#e2e/chromium.ts'
import { startStore } from '#server/testing/store-process.ts'
import type { Figure } from '../figures.ts'
import { publicPages } from './public-pages.ts'

/** How long a page may still fetch by itself after it has loaded. */
const pauseMs = 1_500

/** The gzip-compressed JavaScript that a phone fetches for a page before anybody touches it, including preloads. */
export async function weight(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-bench-'))
  const store = await startStore({ DATA_DIR: folder })
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments })
  try {
    const figures: Figure[] = []
    for (const page of await publicPages(store.url))
      figures.push(await weigh(browser, store.url + page.path, page.name))
    return figures
  } finally {
    await browser.close()
    await store.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function weigh(browser: Browser, url: string, name: string): Promise<Figure> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const scripts = new Set<string>()
  page.on('request', (request) => request.url().endsWith('.js') && scripts.add(request.url()))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(pauseMs)
  await page.close()
  let bytes = 0
  for (const script of scripts) bytes += await gzipSize(script)
  return {
    name: `${name}: JavaScript before interaction`,
    value: bytes / 1000,
    limit: 150,
    isAtLeast: false,
    detail: `kB gzip in ${scripts.size} files`,
  }
}

function gzipSize(url: string): Promise<number> {
  return new Promise((done, failed) => {
    const outgoing = request(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => (size += chunk.length))
      response.on('end', () => done(size))
    })
    outgoing.on('error', failed).end()
  })
}
