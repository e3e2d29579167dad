import type { CatalogueVersion } from '#server/platform/catalogue-version.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type CatalogueIndex, isWorn, settleIndex } from './catalogue-index.ts'
import { changesMax, currentSnapshot, listChanges } from './changes.ts'
import { loadIndex, reloadProducts } from './load.ts'

type IndexCtx = Pick<Ctx, 'catalogue' | 'log' | 'now'>

/** This process's index, and how much of the database's history it has seen. */
interface Kept {
  index: CatalogueIndex
  /** Which transactions had ended when the changes were last read. */
  snapshot: string
  readAt: number
  /** How often the database had been lost and found when the whole index was read. */
  reconnections: number
}

interface Keeper {
  kept?: Kept
  /** The catalogue's version that the index is at least as new as. */
  under: number
  refreshing?: Promise<void> | undefined
  isReloading: boolean
  /** Sounds when the next special price begins or ends. */
  alarm?: NodeJS.Timeout
  alarmAt?: number | undefined
}

// Changes are kept for an hour. Who has not looked for so long may have missed some.
const lookedMaxMs = 50 * 60_000
// Longer waits than this are cut into parts.
const timerMaxMs = 86_400_000
// A timer may be as much too early.
const earlyMs = 2
const keepers = new WeakMap<CatalogueVersion, Keeper>()

/**
 * The index, at least as new as the catalogue's version is now: whoever renders a page for the byte cache under that
 * version may rely on it. While the database is away it is what was last known, for a minute. However many ask, the
 * changes are read once. It is shared, so it is read over connections of its own and never in somebody's transaction.
 */
export async function catalogueIndex(ctx: IndexCtx): Promise<CatalogueIndex> {
  const keeper = keeperOf(ctx.catalogue)
  const wanted = ctx.catalogue.current()
  while (!keeper.kept || (keeper.under < wanted && !ctx.catalogue.mayBeStale())) {
    keeper.refreshing ??= refresh(ctx, keeper).finally(() => (keeper.refreshing = undefined))
    await keeper.refreshing
  }
  const { index } = keeper.kept
  // Who comes before the alarm speaks for it: the pages that others filled go by the price that has just ended.
  if (settleIndex(index, ctx.now)) ctx.catalogue.bumpLocal()
  setAlarm(ctx, keeper, index.prices.settledUntil)
  return index
}

/** Reads what has changed even though nobody asks, so that a quiet process does not fall behind what is remembered. */
export async function refreshIndex(ctx: IndexCtx): Promise<void> {
  const keeper = keeperOf(ctx.catalogue)
  if (!keeper.kept) return
  keeper.under = 0
  await catalogueIndex(ctx)
}

/**
 * Reads a change that was announced even though nobody asks for a list: the alarm has to know of the special prices
 * that it brought.
 */
export async function applyAnnouncedChanges(ctx: IndexCtx): Promise<void> {
  if (keeperOf(ctx.catalogue).kept) await catalogueIndex(ctx)
}

function keeperOf(catalogue: CatalogueVersion): Keeper {
  const known = keepers.get(catalogue)
  if (known) return known
  const keeper: Keeper = { under: 0, isReloading: false }
  keepers.set(catalogue, keeper)
  return keeper
}

async function refresh(ctx: IndexCtx, keeper: Keeper): Promise<void> {
  const under = ctx.catalogue.current()
  // While a new index is read beside it, the old one answers as it is.
  if (!keeper.isReloading) await catchUp(ctx, keeper)
  keeper.under = under
}

async function catchUp(ctx: IndexCtx, keeper: Keeper): Promise<void> {
  const { db } = ctx.catalogue
  const { kept } = keeper
  if (!kept) return reload(ctx, keeper)
  const readAt = Date.now()
  // A server that took over without the last commits knows nothing of the changes that were read of them, and gives
  // their numbers to others.
  const isOtherServer = kept.reconnections !== ctx.catalogue.reconnections()
  const { snapshot, codes } = isOtherServer ? { ...kept, codes: [''] } : await listChanges(db, kept.snapshot)
  const isTooMuch = readAt - kept.readAt > lookedMaxMs || codes.length > changesMax || codes.includes('')
  if (!isTooMuch) {
    await reloadProducts(db, kept.index, codes, ctx.now)
    Object.assign(kept, { snapshot, readAt })
    if (!isWorn(kept.index)) return
  }
  // Up to so many products, it takes no longer than the changes would.
  if (kept.index.codes.length <= changesMax) await reload(ctx, keeper)
  else void reloadBeside(ctx, keeper)
}

async function reload(ctx: IndexCtx, keeper: Keeper): Promise<void> {
  const { db } = ctx.catalogue
  const readAt = Date.now()
  const reconnections = ctx.catalogue.reconnections()
  const before = await currentSnapshot(db)
  const index = await loadIndex(db, ctx.now)
  // Each part was read at another moment: what has changed since the first is read again.
  const { snapshot, codes } = await listChanges(db, before)
  if (codes.length <= changesMax) await reloadProducts(db, index, codes.filter(Boolean), ctx.now)
  keeper.kept = { index, snapshot: codes.length <= changesMax ? snapshot : before, readAt, reconnections }
}

async function reloadBeside(ctx: IndexCtx, keeper: Keeper): Promise<void> {
  keeper.isReloading = true
  try {
    await reload(ctx, keeper)
  } catch (error) {
    ctx.log.error({ err: error }, 'could not read the catalogue anew')
    keeper.under = 0
  } finally {
    keeper.isReloading = false
    // Pages that the old index filled meanwhile must not stay.
    ctx.catalogue.bumpLocal()
  }
}

/** A special price that begins or ends changes pages as much as a price that somebody changes. */
function setAlarm(ctx: IndexCtx, keeper: Keeper, at: number): void {
  if (keeper.alarmAt === at) return
  keeper.alarmAt = at
  clearTimeout(keeper.alarm)
  if (at === Infinity) return
  const due = new Date(Math.min(at, ctx.now.getTime() + timerMaxMs))
  keeper.alarm = setTimeout(
    () => {
      keeper.alarmAt = undefined
      if (keeper.kept && settleIndex(keeper.kept.index, due)) ctx.catalogue.bumpLocal()
      setAlarm({ ...ctx, now: due }, keeper, keeper.kept?.index.prices.settledUntil ?? Infinity)
    },
    due.getTime() - ctx.now.getTime() + earlyMs,
  ).unref()
}
