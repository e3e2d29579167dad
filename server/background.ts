import { sql } from 'kysely'
import type { App } from './app.ts'
import { releaseExpiredHolds } from './modules/checkout/release-holds.ts'
import { createMailer } from './platform/mail.ts'
import { startOutboxSender } from './platform/outbox-sender.ts'
import { mailTemplates } from './words/mails.ts'

const holdsEveryMs = 5_000
const oldRowsEveryMs = 3_600_000

/** What a server process does besides answering: sends the outbox, lets expired holds go, forgets what has served its time. */
export function startBackground({ platform }: App): { stop(): Promise<void> } {
  const { database, log, clock, settings, catalogue } = platform
  const mailer = createMailer(settings, mailTemplates)
  const sender = mailer && startOutboxSender({ db: database.db, log, clock, deliveries: mailer.deliveries })
  const holds = repeat(holdsEveryMs, async () => {
    if ((await releaseExpiredHolds(database.db, clock())) > 0) catalogue.changed()
  })
  const oldRows = repeat(oldRowsEveryMs, async () => {
    const now = clock()
    await sql`delete from rate_limits where expire < ${now.getTime()}`.execute(database.db)
    await sql`delete from idempotency_keys where created_at < ${new Date(now.getTime() - 7 * 24 * oldRowsEveryMs)}`.execute(database.db)
  })

  /** Never twice at once; a failure is noted and tried again with the next turn. */
  function repeat(everyMs: number, work: () => Promise<void>): { stop(): Promise<void> } {
    let running: Promise<void> | undefined
    const timer = setInterval(() => {
      running ??= work()
        .catch((error: unknown) => log.error({ err: error }, 'background work failed'))
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

  return {
    async stop() {
      await Promise.all([holds.stop(), oldRows.stop(), sender?.stop()])
      mailer?.close()
    },
  }
}
