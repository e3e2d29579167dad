import { setTimeout as sleep } from 'node:timers/promises'
import type { CatalogueVersion } from '#server/platform/catalogue-version.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { allProducts, currentSnapshot, listChanges } from './catalogue-changes-repository.ts'
import { type CatalogueIndex, activateSpecialsAt, needsRebuild } from './catalogue-index.ts'
import { prepareChanges, smallMax } from './apply-changes.ts'
import { loadIndex } from './load-index.ts'
import { encodeTextSnapshot, readTextSnapshot, writeTextSnapshot } from './text-snapshot.ts'

type IndexCtx = Pick<Ctx, 'catalogue' | 'log' | 'now'>

/** How far a process has read the catalogue. */
export interface Reading {
  /** The snapshot at which the changes were last read. */
  snapshot: string
  /** How many announced imports it contains (`CatalogueVersion.importVersion`). */
  imports: number
}

/** A loaded index, and up to where it has read the database's changes. */
interface LoadedIndex extends Reading {
  index: CatalogueIndex
  /** When the changes were last read, in milliseconds. */
  readAt: number
  /** How often the connection had been lost and found again when the whole catalogue was read. */
  reconnections: number
}

/** The index of this process and what is under way with it. */
interface IndexState {
  loaded?: LoadedIndex
  /** Where analysed texts are saved for the next start. */
  dataFolder?: string
  /** The index contains every change up to this catalogue version. */
  version: number
  refreshing?: Promise<void> | undefined
  /** Whether a new index is being made while the old one still serves lists. */
  isReplacing: boolean
  /** Fires when the next special price begins or ends. */
  specialsTimer?: NodeJS.Timeout
  specialsDueAt?: number | undefined
}

// Changes are stored for an hour. An index that was not refreshed for nearly as long may have missed some.
const changesReadableMs = 50 * 60_000
/** Texts are saved where more than this share of them differs from those that are saved. */
const savedShare = 0.05
/** All changes of a catalogue of up to so many products are waited for; of a larger one, those that are few. */
const smallCatalogueMax = 5_000
/**
 * After it has read many changes a process waits for so many times as long as that took, within these limits: while an
 * import stores one batch after the other, most of its time is the shoppers'.
 */
const pause = { times: 3, minMs: 200, maxMs: 4_000 }
// Node's timers cannot wait for longer than some 24 days; a longer wait is cut into days.
const timerMaxMs = 86_400_000
// A timer may fire up to so much too early.
const timerInaccuracyMs = 2
const states = new WeakMap<CatalogueVersion, IndexState>()

/**
 * The catalogue index, at least as new as the catalogue's version at the time of the call: a page rendered from it may be
 * cached under that version. While the database is unreachable it is the last known one, for up to a minute. Concurrent
 * callers share one refresh. The index belongs to all requests, so it is read over connections of its own and never in
 * a request's transaction.
 */
export async function catalogueIndex(ctx: IndexCtx): Promise<CatalogueIndex> {
  const state = stateOf(ctx.catalogue)
  const requested = ctx.catalogue.current()
  while (!state.loaded || (state.version < requested && !ctx.catalogue.mayBeStale())) {
    state.refreshing ??= refresh(ctx, state).finally(() => (state.refreshing = undefined))
    await state.refreshing
  }
  const { index } = state.loaded
  // A request can come a moment before the timer does. Cached pages show the price that has just ended, so the version
  // moves here as it would there.
  if (activateSpecialsAt(index, ctx.now)) ctx.catalogue.bumpLocal()
  scheduleSpecials(ctx, state, index.prices.specialsValidUntil)
  return index
}

/**
 * The index as it is, without waiting for a refresh; undefined before it was loaded, and after an import was announced
 * that it has not read yet.
 */
export function loadedIndex(catalogue: CatalogueVersion): CatalogueIndex | undefined {
  const { loaded } = stateOf(catalogue)
  return loaded?.imports === catalogue.importVersion() ? loaded.index : undefined
}

/** Makes this process save the analysed texts of its catalogue in a data folder, for the next start there. */
export function saveTextsIn(catalogue: CatalogueVersion, dataFolder: string): void {
  stateOf(catalogue).dataFolder = dataFolder
}

/** How far this process has read the catalogue; undefined before its first reading. */
export function readingOf(catalogue: CatalogueVersion): Reading | undefined {
  return stateOf(catalogue).loaded
}

/** A number that grows with every change of what lists show: a page during which it stays the same shows one state. */
export function shownChanges(catalogue: CatalogueVersion): number {
  return stateOf(catalogue).loaded?.index.generation ?? 0
}

/**
 * Reads the changes even when no list is requested: they are deleted after an hour, and a process without requests
 * would miss them.
 */
export async function refreshIndex(ctx: IndexCtx): Promise<void> {
  const state = stateOf(ctx.catalogue)
  if (!state.loaded) return
  state.version = 0
  await catalogueIndex(ctx)
}

/**
 * Reads announced changes even when no list is requested: they may contain a special price, and the timer has to be set
 * for its beginning and end.
 */
export async function applyAnnouncedChanges(ctx: IndexCtx): Promise<void> {
  if (stateOf(ctx.catalogue).loaded) await catalogueIndex(ctx)
}

function stateOf(catalogue: CatalogueVersion): IndexState {
  const existing = states.get(catalogue)
  if (existing) return existing
  const created: IndexState = { version: 0, isReplacing: false }
  states.set(catalogue, created)
  return created
}

async function refresh(ctx: IndexCtx, state: IndexState): Promise<void> {
  const version = ctx.catalogue.current()
  // While a new index is being made, the old one serves lists unchanged.
  if (!state.isReplacing) await readChanges(ctx, state)
  state.version = version
}

async function readChanges(ctx: IndexCtx, state: IndexState): Promise<void> {
  const { loaded } = state
  if (!loaded) return replaceIndex(ctx, state)
  const isSmall = loaded.index.codes.length <= smallCatalogueMax
  const read = isUnreliable(ctx, loaded) ? 'everything' : await applyChanges(ctx, loaded, isSmall ? Infinity : smallMax)
  if (read === 'applied') return
  // A small catalogue is read as quickly as many changes are; behind a large one no request should wait.
  if (isSmall) await replaceIndex(ctx, state)
  else void replaceInBackground(ctx, state, read)
}

/**
 * Another server may have taken over without the last commits. It knows nothing of changes that were read from them, and
 * gives their transaction numbers to others. And changes are deleted after an hour.
 */
const isUnreliable = ({ catalogue }: IndexCtx, { reconnections, readAt }: LoadedIndex): boolean =>
  reconnections !== catalogue.reconnections() || Date.now() - readAt > changesReadableMs

/**
 * Applies the changes since the last reading. They are listed and read in one snapshot of the database, so that no list
 * shows a part of a transaction. Applies none where there are more than `max`, or where everything has to be read.
 */
async function applyChanges(
  ctx: IndexCtx,
  loaded: LoadedIndex,
  max: number,
): Promise<'applied' | 'too many' | 'everything'> {
  const { index } = loaded
  const readAt = Date.now()
  const imports = ctx.catalogue.importVersion()
  const read = await inOneSnapshot(ctx.catalogue.db, async (db) => {
    const changes = await listChanges(db, loaded.snapshot)
    const { products, prices, stock, snapshot } = changes
    const count = products.length + prices.length + stock.length
    if (count === 0) return { snapshot, commit: () => index }
    if (products.includes(allProducts)) return 'everything'
    if (count > max) return 'too many'
    const commit = await prepareChanges(db, index, changes, ctx.now)
    return commit ? { commit, snapshot } : 'everything'
  })
  if (typeof read === 'string') return read
  Object.assign(loaded, { index: read.commit(), snapshot: read.snapshot, readAt, imports })
  return needsRebuild(loaded.index) ? 'everything' : 'applied'
}

const inOneSnapshot = <Result>(db: Database, read: (db: Database) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/** Reads the whole catalogue into a new index, which takes the place of the one before. */
async function replaceIndex(ctx: IndexCtx, state: IndexState): Promise<void> {
  const { db } = ctx.catalogue
  const readAt = Date.now()
  const [reconnections, imports] = [ctx.catalogue.reconnections(), ctx.catalogue.importVersion()]
  const snapshot = await currentSnapshot(db)
  const index = state.loaded ? await loadIndex(db, ctx.now) : await loadFirst(ctx, state.dataFolder)
  const loaded: LoadedIndex = { index, snapshot, readAt, imports, reconnections }
  // Each batch was read at another moment: what has changed since the first is read again.
  await applyChanges(ctx, loaded, Infinity)
  loaded.index.generation += state.loaded?.index.generation ?? 0
  state.loaded = { ...loaded, readAt, imports }
}

/** Reads the first index of a process with the texts that the process before it has saved, and saves its own. */
async function loadFirst({ catalogue, log, now }: IndexCtx, dataFolder: string | undefined): Promise<CatalogueIndex> {
  if (dataFolder === undefined) return loadIndex(catalogue.db, now)
  const before = await readTextSnapshot(dataFolder).catch((error: unknown) => {
    log.warn({ err: error }, 'could not read the saved texts of the catalogue')
    return undefined
  })
  const saved = before && { codes: before.codes.length, replaced: before.replacedTexts }
  const index = await loadIndex(catalogue.db, now, before)
  const changed = saved ? index.codes.length - saved.codes + index.replacedTexts - saved.replaced : Infinity
  // Before the process serves lists: it is blocked while the texts of a large catalogue are copied.
  if (changed > index.codes.length * savedShare)
    void writeTextSnapshot(dataFolder, encodeTextSnapshot(index)).catch((error: unknown) =>
      log.warn({ err: error }, 'could not save the texts of the catalogue'),
    )
  return index
}

/** Reads many changes, or everything, while the index as it is serves lists. */
async function replaceInBackground(ctx: IndexCtx, state: IndexState, what: 'too many' | 'everything'): Promise<void> {
  state.isReplacing = true
  const since = performance.now()
  try {
    const { loaded } = state
    const isApplied = what === 'too many' && loaded && (await applyChanges(ctx, loaded, Infinity)) === 'applied'
    if (!isApplied) await replaceIndex(ctx, state)
  } catch (error) {
    ctx.log.error({ err: error }, 'could not rebuild the catalogue index')
    state.version = 0
  }
  // Pages that were rendered from the old index meanwhile must not stay cached.
  ctx.catalogue.bumpLocal()
  const took = performance.now() - since
  await sleep(Math.min(pause.maxMs, Math.max(pause.minMs, pause.times * took)), undefined, { ref: false })
  state.isReplacing = false
  // What was announced meanwhile has not been read.
  ctx.catalogue.bumpLocal()
}

/** A special price that begins or ends by time makes cached pages as stale as an edited price does. */
function scheduleSpecials(ctx: IndexCtx, state: IndexState, dueAt: number): void {
  if (state.specialsDueAt === dueAt) return
  state.specialsDueAt = dueAt
  clearTimeout(state.specialsTimer)
  if (dueAt === Infinity) return
  const due = new Date(Math.min(dueAt, ctx.now.getTime() + timerMaxMs))
  state.specialsTimer = setTimeout(
    () => {
      state.specialsDueAt = undefined
      if (state.loaded && activateSpecialsAt(state.loaded.index, due)) ctx.catalogue.bumpLocal()
      scheduleSpecials({ ...ctx, now: due }, state, state.loaded?.index.prices.specialsValidUntil ?? Infinity)
    },
    due.getTime() - ctx.now.getTime() + timerInaccuracyMs,
  ).unref()
}
