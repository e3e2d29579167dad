import { fileURLToPath } from 'node:url'
import { spawnNode } from '#server/testing/child-processes.ts'
import { freePort } from '#server/testing/store-process.ts'

/** Starts one of the bare programs of this folder; returns its port and a function that stops it. */
export async function startLimit(
  file: 'bare-http.ts' | 'bare-select.ts',
  ...more: string[]
): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort()
  const child = spawnNode([fileURLToPath(new URL(file, import.meta.url)), String(port), ...more], { stderr: 'inherit' })
  await new Promise((done, failed) =>
    child.stdout?.once('data', done).once('end', () => failed(new Error(`${file} did not start`))),
  )
  return {
    port,
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done())
        child.kill('SIGTERM')
      }),
  }
}
