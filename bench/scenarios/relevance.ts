import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '#contract/client.ts'
import { basePath } from '#contract/endpoint.ts'
import { startStore } from '#server/testing/store-process.ts'
import type { Figure } from '../figures.ts'
import { scoreRelevance } from '../relevance/score.ts'

/** The share of the shoppers' searches that show the expected products among the first five. */
export async function relevance(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-bench-'))
  try {
    const store = await startStore({ DATA_DIR: folder })
    const { score, searches, misses } = await scoreRelevance((language) =>
      createClient({ fetch, urlOf: (base) => `${store.url}${basePath(base)}`, language: () => language }),
    )
    await store.stop()
    return [
      {
        name: 'relevance of searches',
        value: score,
        limit: 0.98,
        isAtLeast: true,
        detail: [`${searches} searches`, ...misses].join('; '),
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
