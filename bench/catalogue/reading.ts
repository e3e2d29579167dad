import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StoreProcess, startStore } from '#server/testing/store-process.ts'
import type { Figure } from '../figures.ts'
import { atRest } from './at-rest.ts'

/**
 * What each product costs a process: the memory that is in use after a garbage collection, and the processor time of
 * reading all products for the first time and with the texts that the process before has saved (decision 057); all without
 * those of a process with few.
 */
export async function reading(
  urls: { few: string; many: string },
  counts: { few: number; many: number },
): Promise<Figure[]> {
  const few = await usedBy(urls.few)
  const many = await usedBy(urls.many)
  const products = counts.many - counts.few
  const kilobytes = (many.first.bytes - few.first.bytes) / products / 1_000
  const readTime = (start: 'first' | 'next', name: string): Figure => ({
    name: `processor time to read ${counts.many} products${name}: s`,
    value: (many[start].cpuMs - few[start].cpuMs) / 1_000,
    limit: 8,
    isAtLeast: false,
    detail: `ready after ${secondsOf(many[start])}, with ${counts.few} products after ${secondsOf(few[start])}`,
  })
  return [
    {
      name: 'memory of each product: kB',
      value: kilobytes,
      limit: 3,
      isAtLeast: false,
      detail: `${Math.round(many.first.bytes / 1e6)} MB with ${counts.many} products, ${Math.round(few.first.bytes / 1e6)} MB with ${counts.few}`,
    },
    readTime('first', ' for the first time'),
    readTime('next', ' with saved texts'),
  ]
}

interface Start {
  bytes: number
  cpuMs: number
  readyMs: number
}

const secondsOf = ({ readyMs }: Start) => `${(readyMs / 1_000).toFixed(1)} s`

/** The first start with an empty data folder and the next one. */
async function usedBy(url: string): Promise<{ first: Start; next: Start }> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-reading-'))
  try {
    return { first: await startIn(folder, url), next: await startIn(folder, url) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startIn(folder: string, url: string): Promise<Start> {
  const since = performance.now()
  const store: StoreProcess = await startStore({ DATABASE_URL: url, DATA_DIR: folder, DEMO: '0' }, undefined, true)
  try {
    const readyMs = performance.now() - since
    await atRest([store])
    const cpuMs = store.cpuMs()
    return { bytes: await store.readMemory(), cpuMs, readyMs }
  } finally {
    await store.stop()
  }
}
