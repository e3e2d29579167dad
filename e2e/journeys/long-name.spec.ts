import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOwnStore } from '../own-store.ts'
import { expect, test } from '../shopper.ts'

test('a name of sixty characters makes no page wider than a narrow phone’s screen', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'long-name-'))
  const file = join(folder, 'store.json')
  writeFileSync(file, JSON.stringify({ name: 'Colmado y Celulares '.repeat(3).trim() }))
  const store = await startOwnStore({ STORE_FILE: file })
  try {
    const page = await browser.newPage({ viewport: { width: 320, height: 640 }, baseURL: store.url })
    for (const path of ['/', '/shop', '/auth/request']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    }
    await page.close()
  } finally {
    await store.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
