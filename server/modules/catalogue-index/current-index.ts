import { setTimeout as sleep } from 'node:timers/promises'
import type { CatalogueVersion } from '#server/platform/catalogue-version.ts'
import { currentSnapshot } from './catalogue-changes-repository.ts'
import { type CatalogueIndex, activateSpecialsAt } from './catalogue-index.ts'
import { loadIndex } from './load-index.ts'
import {
  type IndexCtx,
  type LoadedIndex,
  type Reading,
  type Unread,
  applyChanges,
  isUnreliable,
} from './loaded-index.ts'
import { type Pace, fastPace, gentlePace } from './pace.ts'
import { encodeTextSnapshot, readTextSnapshot, writeTextSnapshot } from './text-snapshot.ts'

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

/** Texts are saved where more than this share of them differs from those that are saved. */
const savedShare = 0.05
/** All changes of a catalogue of up to so many products are waited for; of a larger one, those that are few. */
const smallCatalogueMax = 5_000
/** After it has read many changes a process waits: an import that stores batch after batch is read some of them at a time. */
const pauseMs = 2_000
/** The rests while one snapshot of the database is read, at most. */
const snapshotRestsMs = 4_000
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
  if (!loaded) return replaceIndex(ctx, state, { isWaitedFor: true })
  const isSmall = loaded.index.codes.length <= smallCatalogueMax
  const read = isUnreliable(ctx, loaded)
    ? 'everything'
    : await applyChanges(ctx, loaded, { onlyFew: !isSmall, pace: fastPace })
  if (read === 'applied') return
  // A small catalogue is read as quickly as many changes are; behind a large one no request should wait.
  if (isSmall) await replaceIndex(ctx, state, { isWaitedFor: true })
  else void replaceInBackground(ctx, state, read)
}

/** Reads the whole catalogue into a new index, which takes the place of the one before. */
async function replaceIndex(
  ctx: IndexCtx,
  state: IndexState,
  { isWaitedFor }: { isWaitedFor: boolean },
): Promise<void> {
  const { db } = ctx.catalogue
  const readAt = Date.now()
  const [reconnections, imports] = [ctx.catalogue.reconnections(), ctx.catalogue.importVersion()]
  const snapshot = await currentSnapshot(db)
  const index = state.loaded
    ? await loadIndex(db, ctx.now, { pace: isWaitedFor ? fastPace : gentlePace() })
    : await loadFirst(ctx, state.dataFolder)
  const loaded: LoadedIndex = { index, snapshot, readAt, imports, reconnections }
  // Each batch was read at another moment: what has changed since the first is read again.
  await applyChanges(ctx, loaded, { onlyFew: false, pace: isWaitedFor ? fastPace : snapshotPace(ctx) })
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
  const index = await loadIndex(catalogue.db, now, { snapshot: before })
  const changed = saved ? index.codes.length - saved.codes + index.replacedTexts - saved.replaced : Infinity
  // Before the process serves lists: it is blocked while the texts of a large catalogue are copied.
  if (changed > index.codes.length * savedShare)
    void writeTextSnapshot(dataFolder, encodeTextSnapshot(index)).catch((error: unknown) =>
      log.warn({ err: error }, 'could not save the texts of the catalogue'),
    )
  return index
}

/**
 * Reads many changes, or everything, while the index as it is serves lists, and then what was committed meanwhile, until
 * that is little: during an import no list waits for what its batches change.
 */
async function replaceInBackground(ctx: IndexCtx, state: IndexState, first: Unread): Promise<void> {
  state.isReplacing = true
  try {
    for (let unread: Unread | 'applied' = first; unread !== 'applied'; unread = await readFew(ctx, state)) {
      await readMany(ctx, state, unread)
      // Pages that were rendered from the old index meanwhile must not stay cached.
      ctx.catalogue.bumpLocal()
      await sleep(pauseMs, undefined, { ref: false })
    }
  } catch (error) {
    ctx.log.error({ err: error }, 'could not rebuild the catalogue index')
    state.version = 0
    await sleep(pauseMs, undefined, { ref: false })
  }
  state.isReplacing = false
  // What was announced meanwhile has not been read.
  ctx.catalogue.bumpLocal()
}

/**
 * A snapshot occupies a connection for as long as it is read: only for so much longer for the shoppers' sake, and not at all
 * on the embedded database, whose one connection everybody waits for.
 */
const snapshotPace = ({ catalogue }: IndexCtx): Pace =>
  catalogue.hasOneConnection ? fastPace : gentlePace(snapshotRestsMs)

async function readMany(ctx: IndexCtx, state: IndexState, unread: Unread): Promise<void> {
  const { loaded } = state
  const how = { onlyFew: false, pace: snapshotPace(ctx) }
  const isApplied = unread === 'too many' && loaded && (await applyChanges(ctx, loaded, how)) === 'applied'
  if (!isApplied) await replaceIndex(ctx, state, { isWaitedFor: false })
}

/** Applies the changes since the last reading if they are few. */
async function readFew(ctx: IndexCtx, { loaded }: IndexState): Promise<Unread | 'applied'> {
  if (!loaded || isUnreliable(ctx, loaded)) return 'everything'
  return applyChanges(ctx, loaded, { onlyFew: true, pace: fastPace })
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
