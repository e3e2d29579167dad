// `npm run dev`: the store with the pages of Vite. An edit in storefront/ appears in the open page at once; one in
// server/, contract/, domain/ or search-engine/ restarts the process (node --watch). Its data is in DATA_DIR, as in
// production.
import { createServer } from 'vite'
import { start } from '../server/main.ts'
import { createRenderer } from '../server/pages/render.ts'
import { explainFault } from '../server/platform/start-faults.ts'

const port = Number(process.env.PORT || 3000)
const host = process.env.HOST || '127.0.0.1'
const vite = await createServer({
  root: 'storefront',
  clearScreen: false,
  server: { middlewareMode: true, ws: { host, port: port + 1 }, fs: { allow: [process.cwd()] } },
})

/**
 * The pages of Vite instead of the build. Their content security policy only forbids frames, since the usual one would
 * refuse Vite's styles and socket.
 */
const pages = async () => ({
  assets: (request, response) =>
    new Promise((done) => {
      response.once('close', () => done(true))
      vite.middlewares(request, response, () => done(false))
    }),
  async render(page, context) {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build')
    const render = createRenderer({ en: build, es: build }, 'development')
    const made = await render(page, context)
    made.headers['content-security-policy'] = "frame-ancestors 'none'"
    return { ...made, isCacheable: false }
  },
})

const store = await start(
  { LOG_LEVEL: 'warn', ...process.env },
  {
    openPages: pages,
    // A migration may still be incomplete while files are watched: the next `npm run dev` applies it
    // (server/db/apply-migrations.ts).
    migrations: 'described',
  },
).catch((error) => {
  console.error(explainFault(error))
  process.exit(1)
})
console.log(`Vitrina is open at ${store.url}; mails are at ${store.url}/dev/outbox (Ctrl+C stops it)`)
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => void Promise.all([vite.close(), store.stop()]).then(() => process.exit(0)))
}
