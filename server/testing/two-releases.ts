import { spawnSync } from 'node:child_process'
import { type IncomingMessage, type ServerResponse, Agent, createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { changeFile, copyStore, plainEnvironment } from './copy-of-store.ts'
import { startPostgres } from './postgres.ts'
import { type StoreProcess, startStore } from './store-process.ts'

export interface TwoReleases {
  /** A process of this release and one of another release, on one PostgreSQL. */
  stores: readonly [StoreProcess, StoreProcess]
  /** The URL of a proxy that alternates between the two processes. */
  proxyUrl: string
  stop(): Promise<void>
}

/** The folder of the other release, below the build folder, since both are generated. */
const copy = fileURLToPath(new URL('../../build/other-release', import.meta.url))

/** Starts two releases of the store with the demo, as they run during an upgrade. */
export async function startTwoReleases(): Promise<TwoReleases> {
  buildOtherRelease()
  const postgres = await startPostgres()
  const started: StoreProcess[] = []
  try {
    const settings = { DATABASE_URL: await postgres.newDatabase(), DEMO: '1', DEV: '0' }
    const own = await startStore(settings)
    started.push(own)
    const other = await startStore(settings, copy)
    started.push(other)
    const proxy = await startProxy([own.url, other.url])
    const stop = async () => {
      await proxy.stop()
      for (const store of started) await store.kill()
      await postgres.stop()
    }
    return { stores: [own, other], proxyUrl: proxy.url, stop }
  } catch (error) {
    for (const store of started) await store.kill()
    await postgres.stop()
    throw error
  }
}

/**
 * Builds a copy of the store whose pages differ in a style and in their code; only where a source has changed since.
 */
function buildOtherRelease(): void {
  copyStore(copy)
  changeFile(copy, 'storefront/theme/theme.css', (styles) => `${styles}\nbody { --release: other; }\n`)
  changeFile(
    copy,
    'storefront/entry.client.tsx',
    (code) => `${code}\nObject.assign(document.documentElement.dataset, { release: 'other' })\n`,
  )
  changeFile(copy, 'storefront/messages/shell.ts', (texts) =>
    texts.replace(/(searchPlaceholder|search): '/, "$1: 'Other release: "),
  )
  const built = spawnSync(process.execPath, ['scripts/build.mjs', '--if-needed'], {
    cwd: copy,
    env: plainEnvironment(),
    encoding: 'utf8',
  })
  if (built.status !== 0) throw new Error(`The other release was not built:\n${built.stdout}${built.stderr}`)
}

async function startProxy(urls: readonly string[]): Promise<{ url: string; stop(): Promise<void> }> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const server = createServer((request, response) =>
    pass(request, response, urls[(turn += 1) % urls.length] as string, agent),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

function pass(request: IncomingMessage, response: ServerResponse, to: string, agent: Agent): void {
  const { hostname, port } = new URL(to)
  const onward = send(
    { hostname, port, agent, path: request.url, method: request.method, headers: request.headers },
    (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    },
  )
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}
