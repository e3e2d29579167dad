import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { listBranches } from '#contract/branches.ts'
import type { Client } from '#contract/client.ts'
import type { Language } from '#contract/language.ts'
import { demoAccounts } from './db/demo/accounts.ts'
import { fillDemo, filledForOtherVariant } from './db/demo/demo-store.ts'
import { createApp } from './app.ts'
import { startBackground } from './background.ts'
import { type Assets, createHttpServer } from './http-server.ts'
import { createFindProduct } from './media/og/shared-product.ts'
import { createMedia } from './media/serve-media.ts'
import { createAssets } from './pages/assets.ts'
import { readBuiltFiles } from './pages/built-files.ts'
import { createOtherBuilds } from './pages/other-builds.ts'
import { createPageSettings } from './pages/page-settings.ts'
import { type Render, createRenderer } from './pages/render.ts'
import { createPages } from './pages/serve-pages.ts'
import { createSiteFiles } from './pages/site-files.ts'
import { createShopFiles } from './pages/shop-files.ts'
import { cacheSharedReplies } from './pages/shared-replies.ts'
import { storeBuild } from './pages/store-build.ts'
import { countProductUrls, listProductUrls } from './modules/products/list-product-urls.ts'
import { clientIpOf } from './platform/http/client-ip.ts'
import { hashPassword } from './modules/identity/passwords.ts'
import { catalogueIndex } from './modules/catalogue-index/current-index.ts'
import { describeMigrations, migrate } from './platform/database/migrate.ts'
import { type Database, type OpenDatabase, openDatabase } from './platform/database/database.ts'
import { noticeRestore } from './platform/database/notice-restore.ts'
import { refuseSharedSessions } from './platform/database/refuse-shared-sessions.ts'
import { waitForDatabase } from './platform/database/wait-for-database.ts'
import { requireFreePort } from './platform/free-port.ts'
import { createResponseCache } from './platform/http/response-cache.ts'
import { createDraining } from './platform/http/draining.ts'
import { logEverything } from './platform/log-everything.ts'
import { type Log, createLog } from './platform/log.ts'
import { type Settings, readSettings } from './platform/settings.ts'
import { storedSecret } from './platform/session-secret.ts'
import { exitCodeOf, sentenceOfFault } from './platform/start-faults.ts'

const built = fileURLToPath(new URL('../build/storefront/', import.meta.url))

interface PageSource {
  render: Render
  assets: Assets
}

/** The pages as `npm run build` wrote them. Their files are stored for the processes of other releases. */
async function builtPages(db: Database) {
  const build = (await import(`${built}server/index.js`)) as ServerBuild
  const files = readBuiltFiles(join(built, 'client'))
  await storeBuild(db, files)
  return { render: createRenderer(build, 'production'), assets: createAssets(files, createOtherBuilds(db)) }
}

interface StartOptions {
  openPages?: (db: Database) => Promise<PageSource>
  /** Whether the database is brought to the newest migration, or the start only says what is missing. */
  migrations?: 'applied' | 'described'
  /** Tells whoever waits at a terminal what takes its time. */
  say?: (line: string) => void
}

async function bringUpToDate(pool: OpenDatabase['pool'], log: Log): Promise<void> {
  const { unknown } = await migrate(pool)
  if (unknown.length > 0)
    log.warn({ migrations: unknown }, 'the database is ahead of this release: a newer one has migrated it')
}

async function sayWhetherRestored(db: Database, settings: Settings, log: Log): Promise<void> {
  const { restored, setAside } = await noticeRestore(db, settings.DATA_DIR, { sendsAnyway: settings.OUTBOX === 'on' })
  if (restored === 'older')
    log.warn(
      { setAside },
      'the database is older than the last process on it: a backup was restored, and its waiting mails are set aside',
    )
  if (restored === 'elsewhere')
    log.warn({ setAside }, 'the database was copied or restored to another place: its waiting mails are set aside')
}

/**
 * Starts one server process: database, edge, pages, socket. Answers with its address and the way to stop it. `npm run
 * dev` brings pages of its own.
 */
export async function start(
  environment: Record<string, string | undefined>,
  { openPages = builtPages, migrations = 'applied', say = () => {} }: StartOptions = {},
) {
  const settings = readSettings(environment)
  const log = createLog(settings.LOG_LEVEL)
  // A wrong picture is told before anything is opened.
  const shop = await createShopFiles(settings.shop)
  await requireFreePort(settings.PORT, settings.HOST)
  if (settings.DATABASE_URL) {
    await waitForDatabase(settings.DATABASE_URL, log)
    await refuseSharedSessions(settings.DATABASE_URL)
  }
  say(settings.DATABASE_URL ? 'Opening the database …' : 'Opening the embedded database …')
  const database = await openDatabase({
    poolSize: settings.DATABASE_POOL,
    folder: settings.DATA_DIR,
    ...(settings.DATABASE_URL && { url: settings.DATABASE_URL }),
  })
  if (migrations === 'applied') {
    await bringUpToDate(database.pool, log)
    await sayWhetherRestored(database.db, settings, log)
  } else for (const sentence of await describeMigrations(database.pool)) log.warn(sentence)
  if (settings.DEMO) {
    await fillDemo(database.db, { now: new Date(), storeVariant: settings.STORE_LOOK, hashPassword, say })
    const filled = await filledForOtherVariant(database.db, settings.STORE_LOOK)
    if (filled)
      log.warn(
        `the demo here was filled for the ${filled} look: start with STORE_LOOK=${filled}, or with another DATA_DIR`,
      )
  }
  const app = createApp({
    database,
    settings,
    log,
    secret: settings.SESSION_SECRET ?? storedSecret(settings.DATA_DIR),
    clock: () => new Date(),
  })
  const { current, mayBeStale } = app.platform.catalogue
  const cache = createResponseCache({
    bytesMax: settings.PAGE_CACHE_MB * 1_000_000,
    version: current,
    awayMs: database.availability.awayMs,
  })
  const { render, assets } = await openPages(database.db)
  let ownUrl = ''
  const speak = (language: Language) =>
    cacheSharedReplies(app.clientOf({ actor: { kind: 'visitor' }, language, log }), current, mayBeStale)
  const clients: Record<Language, Client> = { en: speak('en'), es: speak('es') }
  const clientFor = (language: Language) => clients[language]
  const publicUrl = () => settings.PUBLIC_URL?.replace(/\/$/, '') ?? ownUrl
  const pageSettings = await createPageSettings(clients.en, current)
  const siteFiles = createSiteFiles({
    cache,
    client: clients.en,
    countProducts: () => countProductUrls(database.db),
    listProducts: (run) => listProductUrls(database.db, run),
    publicUrl,
    configuredLanguage: async () => (await pageSettings()).language,
  })
  const pages = createPages({
    platform: app.platform,
    cache,
    shop: shop.shown,
    render,
    clientFor,
    pageSettings,
    ownUrl: () => ownUrl,
  })
  const server = createHttpServer({
    app,
    cache,
    settings,
    pages,
    siteFiles,
    shopFiles: shop.serve,
    assets,
    media: createMedia(join(settings.DATA_DIR, 'media'), createFindProduct(clientFor), settings.shop.name, (request) =>
      clientIpOf(request, settings.TRUST_PROXY),
    ),
    isBranch: async (code) =>
      (await clients.en.call(listBranches, {})).some(({ active, codplace }) => active && codplace === code),
  })
  await new Promise<void>((done, failed) => server.once('error', failed).listen(settings.PORT, settings.HOST, done))
  ownUrl = `http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${(server.address() as AddressInfo).port}`

  const { catalogue } = app.platform
  app.health.warm(catalogueIndex({ catalogue, log, now: new Date() }))
  const background = startBackground(app)
  const draining = createDraining(server)

  let stopping: Promise<void> | undefined
  const stop = () =>
    (stopping ??= (async () => {
      app.health.drain()
      await draining.drain()
      await background.stop()
      await app.platform.catalogue.stop()
      await database.close()
    })())
  return { app, settings, log, url: ownUrl, stop }
}

/**
 * What a first start tells: where the store is, and who may sign in to the demo. Where nobody sits at a terminal
 * it is a line of the log like others.
 */
function greet({ url, settings, log }: { url: string; settings: Settings; log: Log }): void {
  if (!settings.DEMO && !process.stdout.isTTY) return log.info({ url }, 'listening')
  const lines = [`Vitrina is open at ${url}`, 'Ctrl+C stops it.']
  if (settings.DEMO) lines.push('Demo accounts:')
  if (settings.DEMO)
    for (const { email, password, role } of demoAccounts) lines.push(`  ${role.padEnd(9)} ${email}  ${password}`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

if (import.meta.main) {
  let log: Log | undefined
  try {
    const settings = readSettings(process.env)
    log = createLog(settings.LOG_LEVEL)
    logEverything(log)
    // Until it has started there is nothing to finish, whatever it waits for.
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
