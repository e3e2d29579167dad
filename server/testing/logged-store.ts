import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { spawnNode } from './child-processes.ts'
import { freePort, sessionSecret } from './store-process.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface LogLine {
  level: number
  msg: string
  reason?: string
  path?: string
  err?: { name: string; message: string; stack: string }
}

export interface LoggedStore {
  url: string
  /** The lines of both outputs so far; throws where one is no JSON. */
  lines(): LogLine[]
  /** The status of its readiness probe; 0 while nothing listens. */
  readiness(): Promise<number>
  hasEnded(): boolean
  /** Stops it with a signal as an operator would; gives its exit code. */
  stop(): Promise<unknown>
}

/** Starts a store on a database, in a process of its own, without waiting until it is ready. */
export async function startLoggedStore(databaseUrl: string): Promise<LoggedStore> {
  const port = String(await freePort())
  const store = spawnNode([main], {
    env: { PATH: process.env['PATH'], PORT: port, DATABASE_URL: databaseUrl, DEMO: '0', SESSION_SECRET: sessionSecret },
  })
  const printed = { stdout: '', stderr: '' }
  store.stdout?.on('data', (chunk: Buffer) => (printed.stdout += chunk))
  store.stderr?.on('data', (chunk: Buffer) => (printed.stderr += chunk))
  const url = `http://127.0.0.1:${port}`
  const read = (output: string) =>
    output
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as LogLine)
  return {
    url,
    lines: () => [...read(printed.stdout), ...read(printed.stderr)],
    readiness: () =>
      fetch(`${url}/api/ready`).then(
        ({ status }) => status,
        () => 0,
      ),
    hasEnded: () => store.exitCode !== null,
    async stop() {
      if (store.exitCode !== null) return store.exitCode
      const exit = once(store, 'exit')
      store.kill('SIGTERM')
      return (await exit)[0]
    },
  }
}
