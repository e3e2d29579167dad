import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { type App, createApp } from './app.ts'
import { startBackground } from './background.ts'
import { type PageSource, createStorefront } from './create-storefront.ts'
import { demoAccounts } from './db/demo/accounts.ts'
import { catalogueIndex, saveTextsIn } from './modules/catalogue-index/current-index.ts'
import { openStoreDatabase } from './open-store-database.ts'
import { createAssets } from './pages/assets.ts'
import { readBuiltFiles } from './pages/built-files.ts'
import { createOtherBuilds } from './pages/other-builds.ts'
import { createRenderer } from './pages/render.ts'
import { createShopFiles } from './pages/shop-files.ts'
import { storeBuild } from './pages/store-build.ts'
import { readOwnSynonyms } from './read-own-synonyms.ts'
import type { Database } from './platform/database/database.ts'
import { retryWhileAway } from './platform/database/retry-while-away.ts'
import { requireFreeLocalhost, requireFreePort } from './platform/free-port.ts'
import { growHeapFaster } from './platform/heap-growth.ts'
import { createDraining } from './platform/http/draining.ts'
import { logEverything } from './platform/log-everything.ts'
import { type Log, createLog } from './platform/log.ts'
import { storedSecret } from './platform/session-secret.ts'
import { ownUrl } from './platform/own-url.ts'
import { type Settings, readSettings } from './platform/settings.ts'
import { exitCodeOf, sentenceOfFault } from './platform/start-faults.ts'

const built = fileURLToPath(new URL('../build/storefront/', import.meta.url))

/** The pages as `npm run build` wrote them. Stores their files in the database for the processes of other releases. */
async function builtPages(db: Database): Promise<PageSource> {
  const english = (await import(`${built}server/index.js`)) as ServerBuild
  const spanishFiles = JSON.parse(readFileSync(join(built, 'server/files-es.json'), 'utf8')) as ServerBuild['assets']
  const builds = { en: english, es: { ...english, assets: spanishFiles } }
  const files = readBuiltFiles(join(built, 'client'))
  await storeBuild(db, files)
  return { render: createRenderer(builds, 'production'), assets: createAssets(files, createOtherBuilds(db)) }
}

interface StartOptions {
  openPages?: (db: Database) => Promise<PageSource>
  /** Whether the start applies missing migrations, or only describes them in the log. */
  migrations?: 'applied' | 'described'
  /** Prints a line about work that takes time, for an operator at a terminal. */
  say?: (line: string) => void
}

/**
 * Starts one server process: database, edge, pages, socket. Gives its URL and the function that stops it. `npm run dev`
 * passes in its own pages.
 */
export async function start(
  environment: Record<string, string | undefined>,
  { openPages = builtPages, migrations = 'applied', say = () => {} }: StartOptions = {},
) {
  const settings = readSettings(environment)
  const log = createLog(settings.LOG_LEVEL)
  // Refuses an invalid picture before anything is opened.
  const shop = await createShopFiles(settings.shop)
  const synonyms = readOwnSynonyms(settings.DATA_DIR)
  if (synonyms > 0) log.info({ lines: synonyms }, 'the shop’s own synonyms are read')
  await requireFreePort(settings.PORT, settings.HOST)
  if (settings.DEV) await requireFreeLocalhost(settings.PORT, settings.HOST)
  const secret = settings.SESSION_SECRET ?? storedSecret(settings.DATA_DIR)
  if (settings.PAYMENT_SANDBOX && !settings.DEV)
    log.warn('the payment sandbox is on: orders are paid with test cards (PAYMENT_SANDBOX)')
  const database = await openStoreDatabase({ settings, log, secret, migrations, say })
  const app = createApp({ database, settings, log, secret, clock: () => new Date() })
  let url = ''
  // Storing the built files may be the first work after the database was found to be too slow.
  const source = await retryWhileAway(() => openPages(database.db), { log })
  const server = await createStorefront({ app, source, shop, ownUrl: () => url })
  await new Promise<void>((done, failed) => server.once('error', failed).listen(settings.PORT, settings.HOST, done))
  url = ownUrl(settings.HOST, (server.address() as AddressInfo).port)
  const { catalogue } = app.platform
  saveTextsIn(catalogue, settings.DATA_DIR)
  const read = catalogueIndex({ catalogue, log, now: new Date() })
  app.health.warm(read)
  void read.then(growHeapFaster, () => {})
  const background = startBackground(app)
  const draining = createDraining(server)
  return { app, settings, log, url, stop: createStop({ app, background, draining }) }
}

interface Stoppable {
  app: App
  background: ReturnType<typeof startBackground>
  draining: ReturnType<typeof createDraining>
}

/** Gives the function that stops the process without failing a request; repeated calls share one run. */
function createStop({ app, background, draining }: Stoppable): () => Promise<void> {
  let stopping: Promise<void> | undefined
  return () =>
    (stopping ??= (async () => {
      app.health.drain()
      await draining.drain()
      await background.stop()
      await app.platform.catalogue.stop()
      await app.platform.database.close()
    })())
}

/** Prints the URL of the store, and the demo's accounts. Without a demo and a terminal it logs the URL instead. */
function greet({ url, settings, log }: { url: string; settings: Settings; log: Log }): void {
  if (!settings.DEMO && !process.stdout.isTTY) return log.info({ url }, 'listening')
  const lines = [`Vitrina is open at ${url}`, 'Ctrl+C stops it.']
  if (settings.DEMO) lines.push('Demo accounts:')
  if (settings.DEMO)
    for (const { email, password, role, ...more } of demoAccounts) {
      lines.push(`  ${role.padEnd(9)} ${email}  ${password}`)
      if ('authenticatorSecret' in more) lines.push(`            authenticator ${more.authenticatorSecret}`)
    }
  process.stdout.write(`${lines.join('\n')}\n`)
}

if (import.meta.main) {
  let log: Log | undefined
  try {
    const settings = readSettings(process.env)
    log = createLog(settings.LOG_LEVEL)
    logEverything(log)
    // Until the store has started, a signal ends the process at once.
    let stop = async () => {}
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.on(signal, () => void stop().then(() => process.exit(0)))
    const isWatched = settings.DEMO || process.stdout.isTTY
    const store = await start(process.env, {
      ...(isWatched && { say: (line) => void process.stdout.write(`${line}\n`) }),
    })
    stop = store.stop
    greet(store)
  } catch (error) {
    const sentence = sentenceOfFault(error)
    if (sentence || !log) process.stderr.write(`${sentence ?? String(error)}\n`)
    else log.fatal({ err: error }, 'the store could not start')
    process.exit(exitCodeOf(error))
  }
}
