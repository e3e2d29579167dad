import { type StoreProcess, startStore } from '#server/testing/store-process.ts'
import type { Figure } from '../figures.ts'
import { atRest } from './at-rest.ts'

/**
 * What each product costs a process: the memory that is in use after a garbage collection, and the processor time of
 * reading all products, both without those of a process with few.
 */
export async function reading(
  urls: { few: string; many: string },
  counts: { few: number; many: number },
): Promise<Figure[]> {
  const few = await usedBy(urls.few)
  const many = await usedBy(urls.many)
  const products = counts.many - counts.few
  const kilobytes = (many.bytes - few.bytes) / products / 1_000
  return [
    {
      name: 'memory of each product: kB',
      value: kilobytes,
      limit: 3,
      isAtLeast: false,
      detail: `${Math.round(many.bytes / 1e6)} MB with ${counts.many} products, ${Math.round(few.bytes / 1e6)} MB with ${counts.few}`,
    },
    {
      name: `processor time to read ${counts.many} products: s`,
      value: (many.cpuMs - few.cpuMs) / 1_000,
      limit: 8,
      isAtLeast: false,
      detail: `ready after ${(many.readyMs / 1_000).toFixed(1)} s, with ${counts.few} products after ${(few.readyMs / 1_000).toFixed(1)} s`,
    },
  ]
}

async function usedBy(url: string): Promise<{ bytes: number; cpuMs: number; readyMs: number }> {
  const since = performance.now()
  const store: StoreProcess = await startStore({ DATABASE_URL: url, DEMO: '0' }, undefined, true)
  try {
    const readyMs = performance.now() - since
    await atRest([store])
    const cpuMs = store.cpuMs()
    return { bytes: await store.readMemory(), cpuMs, readyMs }
  } finally {
    await store.stop()
  }
}
