import { fileURLToPath } from 'node:url'
import { spawnNode } from '#server/testing/child-processes.ts'
import { cpuMsOf, freePort } from '#server/testing/store-process.ts'

/** One of the bare programs of this folder, as a process of its own. */
export interface BareProgram {
  port: number
  /** Milliseconds of processor time that the process has used so far. */
  cpuMs: () => number
  stop: () => Promise<void>
}

/** Starts one of the bare programs of this folder. */
export async function startLimit(
  file: 'bare-hash.ts' | 'bare-http.ts' | 'bare-select.ts' | 'bare-update.ts',
  ...more: string[]
): Promise<BareProgram> {
  const port = await freePort()
  const child = spawnNode([fileURLToPath(new URL(file, import.meta.url)), String(port), ...more], { stderr: 'inherit' })
  await new Promise((done, failed) =>
    child.stdout?.once('data', done).once('end', () => failed(new Error(`${file} did not start`))),
  )
  return {
    port,
    cpuMs: () => cpuMsOf(child.pid as number),
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done())
        child.kill('SIGTERM')
      }),
  }
}
