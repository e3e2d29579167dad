import type { CatalogueVersion } from '#server/platform/catalogue-version.ts'
import type { Ctx } from '#server/platform/context.ts'
import { changesMax, currentSnapshot, listChanges } from './catalogue-changes-repository.ts'
import { type CatalogueIndex, activateSpecialsAt, needsRebuild } from './catalogue-index.ts'
import { loadIndex, reloadProducts } from './load-index.ts'

type IndexCtx = Pick<Ctx, 'catalogue' | 'log' | 'now'>

/** A loaded index, and up to where it has read the database's changes. */
interface LoadedIndex {
  index: CatalogueIndex
  /** The snapshot at which the changes were last read. */
  snapshot: string
  /** When they were last read, in milliseconds. */
  readAt: number
  /** How many imports had been announced by then (`CatalogueVersion.importVersion`). */
  imports: number
  /** How often the connection had been lost and found again when the whole catalogue was read. */
  reconnections: number
}

/** The index of this process and what is under way with it. */
interface IndexState {
  loaded?: LoadedIndex
  /** The index contains every change up to this catalogue version. */
  version: number
  refreshing?: Promise<void> | undefined
  /** Whether a new index is being read while the old one still serves lists. */
  isRebuilding: boolean
  /** Fires when the next special price begins or ends. */
  specialsTimer?: NodeJS.Timeout
  specialsDueAt?: number | undefined
}

// Changes are stored for an hour. An index that was not refreshed for nearly as long may have missed some.
const changesReadableMs = 50 * 60_000
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
  const created: IndexState = { version: 0, isRebuilding: false }
  states.set(catalogue, created)
  return created
}

async function refresh(ctx: IndexCtx, state: IndexState): Promise<void> {
  const version = ctx.catalogue.current()
  // While a new index is being read, the old one serves lists unchanged.
  if (!state.isRebuilding) await readChanges(ctx, state)
  state.version = version
}

async function readChanges(ctx: IndexCtx, state: IndexState): Promise<void> {
  const { db } = ctx.catalogue
  const { loaded } = state
  if (!loaded) return replaceIndex(ctx, state)
  const readAt = Date.now()
  const imports = ctx.catalogue.importVersion()
  // Another server may have taken over without the last commits. It knows nothing of changes that were read from them,
  // and gives their transaction numbers to others.
  const isOtherServer = loaded.reconnections !== ctx.catalogue.reconnections()
  const { snapshot, codes } = isOtherServer ? { ...loaded, codes: [''] } : await listChanges(db, loaded.snapshot)
  const isTooMuch = readAt - loaded.readAt > changesReadableMs || codes.length > changesMax || codes.includes('')
  if (!isTooMuch) {
    await reloadProducts(db, loaded.index, codes, ctx.now)
    Object.assign(loaded, { snapshot, readAt, imports })
    if (!needsRebuild(loaded.index)) return
  }
  // A small catalogue is read as quickly as many changes are; behind a large one no request should wait.
  if (loaded.index.codes.length <= changesMax) await replaceIndex(ctx, state)
  else void rebuildInBackground(ctx, state)
}

/** Reads the whole catalogue into a new index, which takes the place of the one before. */
async function replaceIndex(ctx: IndexCtx, state: IndexState): Promise<void> {
  const { db } = ctx.catalogue
  const readAt = Date.now()
  const [reconnections, imports] = [ctx.catalogue.reconnections(), ctx.catalogue.importVersion()]
  const before = await currentSnapshot(db)
  const index = await loadIndex(db, ctx.now)
  // Each batch was read at another moment: what has changed since the first is read again.
  const { snapshot, codes } = await listChanges(db, before)
  if (codes.length <= changesMax) await reloadProducts(db, index, codes.filter(Boolean), ctx.now)
  state.loaded = { index, snapshot: codes.length <= changesMax ? snapshot : before, readAt, imports, reconnections }
}

async function rebuildInBackground(ctx: IndexCtx, state: IndexState): Promise<void> {
  state.isRebuilding = true
  try {
    await replaceIndex(ctx, state)
  } catch (error) {
    ctx.log.error({ err: error }, 'could not rebuild the catalogue index')
    state.version = 0
  } finally {
    state.isRebuilding = false
    // Pages that were rendered from the old index meanwhile must not stay cached.
    ctx.catalogue.bumpLocal()
  }
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
