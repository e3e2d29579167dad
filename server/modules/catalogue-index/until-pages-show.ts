import { setTimeout as sleep } from 'node:timers/promises'
import { announceCatalogueImport } from '#server/platform/catalogue-version.ts'
import type { OpenDatabase } from '#server/platform/database/database.ts'
import { countReaders, hasReader, nextTransaction } from './readers-repository.ts'
import { reportEveryMs } from './report-reading.ts'

const checkEveryMs = 200
/** A process that has not reported for so long has ended without a word. */
const silentMs = 3 * reportEveryMs
const waitMaxMs = 60_000

/** How many processes of the store show everything that was committed, of how many that run, and after which time. */
export interface PagesShow {
  processes: number
  caughtUp: number
  ms: number
}

/**
 * Announces an import to every process, and waits until all of them show what has been committed by now; for programs
 * beside the server. Ends after a minute at most, and when `signal` is aborted. The embedded database has one process,
 * which does not run beside a program.
 */
export async function untilPagesShow(
  { db, pool, url }: Pick<OpenDatabase, 'db' | 'pool' | 'url'>,
  signal?: AbortSignal,
): Promise<PagesShow> {
  const since = performance.now()
  const elapsed = () => Math.round(performance.now() - since)
  if (!url) return { processes: 0, caughtUp: 0, ms: 0 }
  const xid = await nextTransaction(db)
  await announceCatalogueImport(pool)
  for (;;) {
    const { processes, caughtUp } = await countReaders(db, xid, silentMs)
    if (caughtUp === processes || elapsed() > waitMaxMs || signal?.aborted)
      return { processes, caughtUp, ms: elapsed() }
    await sleep(checkEveryMs, undefined, { signal }).catch(() => {})
  }
}

/** Whether a process of the store shows pages; for programs beside the server, which then leave it most of the processor. */
export async function isStoreRunning({ db, url }: Pick<OpenDatabase, 'db' | 'url'>): Promise<boolean> {
  return Boolean(url) && (await hasReader(db, silentMs))
}

/** The sentence with which a program ends. */
export function sentenceOf({ processes, caughtUp, ms }: PagesShow): string {
  if (processes === 0) return 'No process of the store is running: the next one shows the list when it starts.'
  const shown = `after ${(ms / 1_000).toFixed(1)} s`
  if (caughtUp === 1 && processes === 1) return `The process of the store shows the list, ${shown}.`
  if (caughtUp === processes) return `All ${processes} processes of the store show the list, ${shown}.`
  return `${caughtUp} of ${processes} processes of the store show the list ${shown}; the others show it when they next read the catalogue.`
}
