import { sql } from 'kysely'
import type { App } from './app.ts'
import { purgeTravelMinutes } from './modules/delivery/purge-travel-minutes.ts'
import { purgeReservations } from './modules/inventory/purge-reservations.ts'
import { cancelUnproven } from './modules/checkout/cancel-unproven.ts'
import { purgeImports } from './modules/erp/import-jobs.ts'
import { findTokensInUse } from './modules/payments/attempts.ts'
import { workOnProvider } from './modules/checkout/work-on-payments.ts'
import { purgeAttempts } from './modules/payments/purge-attempts.ts'
import { releaseExpiredReservations } from './modules/inventory/release-expired.ts'
import { countUnreleased } from './modules/inventory/retry-unreleased.ts'
import { purgeApprovals } from './modules/approvals/purge-approvals.ts'
import { purgeCodeRequests } from './modules/codes/purge-code-requests.ts'
import { endIdle, purgeSessions } from './modules/identity/purge-sessions.ts'
import { purgeTrust } from './modules/two-step/purge-trust.ts'
import { purgeUsedChallenges } from './modules/passkeys/purge-used-challenges.ts'
import { purgeSignIns } from './modules/sign-in/purge-sign-ins.ts'
import { purgeChanges } from './modules/catalogue-index/purge-changes.ts'
import { providerNames } from './modules/payments/call-provider.ts'
import { deleteFromVault } from './modules/saved-cards/delete-from-vault.ts'
import { purgeUploads } from './modules/uploads/purge-uploads.ts'
import { purgeEvents } from './modules/search/record-event.ts'
import { applyAnnouncedChanges, refreshIndex } from './modules/catalogue-index/current-index.ts'
import { purgeVainSearches, writeVainSearches } from './modules/catalogue-index/vain-searches.ts'
import { reportReading, stopReporting } from './modules/catalogue-index/report-reading.ts'
import { runImportJob } from './import/run-import-job.ts'
import { announceCatalogueImport } from './platform/catalogue-version.ts'
import type { Ctx } from './platform/context.ts'
import type { Platform } from './platform/platform.ts'
import { faultLevel } from './platform/database/database-away.ts'
import { deleteInBatches } from './platform/database/delete-in-batches.ts'
import { aliveEveryMs, noteAlive } from './platform/database/notice-restore.ts'
import { removeAbandonedUploads } from './platform/http/upload-place.ts'
import { newId } from './platform/ids.ts'
import { createMailer } from './platform/mail.ts'
import { purgeSent } from './platform/outbox-rows.ts'
import { startOutboxSender } from './platform/outbox-sender.ts'
import { createSmsGateway } from './platform/sms.ts'
import { createMailLogo } from './messages/mail-logo.ts'
import { mailTemplates } from './messages/mails.ts'
import { smsTemplates } from './messages/sms.ts'

const reservationsEveryMs = 5_000
const paymentsEveryMs = 5_000
const unprovenEveryMs = 60_000
const oldRowsEveryMs = 600_000
// Where the listening connection breaks unnoticed, lists become no older than cached responses (response-cache.ts).
const indexEveryMs = 30_000
const changesEveryMs = 500
const importsEveryMs = 2_000
const cardsEveryMs = 60_000
const vainSearchesEveryMs = 60_000
const hourMs = 3_600_000
const dayMs = 86_400_000

/**
 * Starts the work of a server process besides requests: it sends the outbox, releases expired reservations, goes on with
 * payments that were left open, refreshes the catalogue index, and deletes old rows, and cards and pictures that nothing
 * needs.
 */
export function startBackground({ platform, health }: App): { stop(): Promise<void> } {
  const { database, log, clock, settings, catalogue, providers } = platform
  const repeat = repeater(platform)
  const isSending = settings.OUTBOX !== 'off'
  const mails = { templates: mailTemplates(settings), logo: createMailLogo(settings.shop), clock }
  const mailer = isSending ? createMailer(settings, mails) : undefined
  const sms = isSending ? createSmsGateway(settings, { templates: smsTemplates(settings), clock }) : undefined
  const deliveries = { ...mailer?.deliveries, ...sms }
  const sender = mailer || sms ? startOutboxSender({ db: database.db, log, clock, deliveries }) : undefined
  const reservations = repeat(reservationsEveryMs, async () => {
    if ((await releaseExpiredReservations({ db: database.db, log, now: clock() })) > 0) catalogue.announce()
    health.count('unreleased_stock', await countUnreleased(database))
  })
  const work = { ...platform, db: database.db, newId }
  const payments = providerNames.map((name) => repeat(paymentsEveryMs, () => workOnProvider(work, name)))
  const unproven = repeat(unprovenEveryMs, () => cancelUnproven(work))
  const index = repeat(indexEveryMs, () => refreshIndex({ catalogue, log, now: clock() }))
  const changes = repeat(changesEveryMs, async () => {
    await applyAnnouncedChanges({ catalogue, log, now: clock() })
    // The embedded database serves one process, and no program beside it.
    if (database.url) await reportReading(catalogue, new Date())
  })
  const alive = repeat(aliveEveryMs, () => noteAlive(database.db, settings.DATA_DIR))
  const cards = repeat(cardsEveryMs, async () => {
    await deleteFromVault({ db: database.db, log, now: clock() }, providers.vault, findTokensInUse)
  })
  const writeSearches = () => writeVainSearches({ db: database.db, catalogue, now: clock() })
  const vainSearches = repeat(vainSearchesEveryMs, writeSearches)
  const stopping = new AbortController()
  const imports = repeat(importsEveryMs, () => runImports({ database, clock }, stopping.signal))
  const oldRows = repeat(oldRowsEveryMs, () =>
    purgeOldRows({ db: database.db, log, now: clock(), settings }, stopping.signal),
  )
  const uploads = repeat(oldRowsEveryMs, async () => {
    await removeAbandonedUploads(settings, clock())
    await purgeUploads({ db: database.db, settings, log, now: clock() }, stopping.signal)
  })

  return {
    async stop() {
      stopping.abort()
      const jobs = [
        reservations,
        ...payments,
        unproven,
        index,
        changes,
        alive,
        cards,
        oldRows,
        uploads,
        imports,
        vainSearches,
      ]
      await Promise.all([...jobs.map((job) => job.stop()), sender?.stop()])
      mailer?.close()
      if (database.availability.awayMs() !== undefined) return
      await stopReporting(catalogue).catch(() => {})
      await writeSearches().catch(() => {})
    },
  }
}

interface Repeated {
  stop(): Promise<void>
}

/** Repeats work at an interval, never twice at once and not while the database is away; logs a failure. */
function repeater({ database, log }: Pick<Platform, 'database' | 'log'>) {
  return (everyMs: number, work: () => Promise<void>): Repeated => {
    let running: Promise<void> | undefined
    const timer = setInterval(() => {
      if (database.availability.awayMs() !== undefined) return
      running ??= work()
        .catch((error: unknown) => log[faultLevel(error)]({ err: error }, 'background work failed'))
        .finally(() => (running = undefined))
    }, everyMs)
    timer.unref()
    return {
      async stop() {
        clearInterval(timer)
        await running
      },
    }
  }
}

/** Runs the imports that wait, one after the other. */
async function runImports(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const onChanged = () => announceCatalogueImport(database.pool)
  while (!signal.aborted && (await runImportJob({ db: database.db, clock, signal, onChanged })));
}

/**
 * Ends idle sessions, and deletes old rows in batches: expired limits, recorded catalogue changes after an hour,
 * idempotency keys after a week; reservations without an order after two days; sent mails, sessions, ended requests to
 * place orders, imports and other reservations a month after their end; events of searches and searches in vain after 90 days. A step that fails is
 * logged and does not stop the others.
 */
export async function purgeOldRows(
  { db, now, log, settings }: Pick<Ctx, 'db' | 'now' | 'log' | 'settings'>,
  signal?: AbortSignal,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const steps = {
    limits: () =>
      deleteInBatches(db, {
        table: 'rate_limits',
        where: sql`expire < ${now.getTime()}`,
        orderBy: sql`expire`,
        signal,
      }),
    idempotencyKeys: () =>
      deleteInBatches(db, {
        table: 'idempotency_keys',
        where: sql`created_at < ${daysAgo(7)}`,
        orderBy: sql`created_at`,
        signal,
      }),
    catalogueChanges: () => purgeChanges(db, new Date(now.getTime() - hourMs), signal),
    travelMinutes: () => purgeTravelMinutes(db, now, signal),
    mails: () => purgeSent(db, daysAgo(30), signal),
    idleSessions: () => endIdle({ db, now, settings }, signal),
    sessions: () => purgeSessions(db, daysAgo(30), signal),
    trustedDevices: () => purgeTrust(db, now, signal),
    // In this order: a sign-in names the request of its challenge.
    signIns: () => purgeSignIns(db, daysAgo(1), signal),
    approvals: () => purgeApprovals(db, daysAgo(1), signal),
    codeRequests: () => purgeCodeRequests(db, daysAgo(1), signal),
    passkeyChallenges: () => purgeUsedChallenges(db, daysAgo(1), signal),
    reservations: () => purgeReservations(db, { placed: daysAgo(30), released: daysAgo(2) }, signal),
    orderAttempts: () => purgeAttempts(db, daysAgo(30), signal),
    imports: () => purgeImports(db, daysAgo(30), signal),
    searchEvents: () => purgeEvents(db, daysAgo(90), signal),
    vainSearches: () => purgeVainSearches(db, now, signal),
  }
  for (const [step, purge] of Object.entries<() => Promise<unknown>>(steps)) {
    if (signal?.aborted) return
    await purge().catch((error: unknown) => log.error({ err: error, step }, 'old rows could not be deleted'))
  }
}
