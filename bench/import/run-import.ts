import { readFileSync } from 'node:fs'
import { spawnNode } from '#server/testing/child-processes.ts'

export interface ImportRun {
  rowsPerSecond: number
  peakMb: number
  /** The last line of its report. */
  report: string
}

const sampleMs = 50

/** Runs the import as `npm run import` does, in a process of its own; throws where it does not store every row. */
export async function runImport(path: string, rows: number, environment: Record<string, string>): Promise<ImportRun> {
  const started = performance.now()
  const child = spawnNode(['--max-semi-space-size=4', 'server/import/import.ts', path], {
    env: { PATH: process.env['PATH'], ...environment },
  })
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => (printed += String(chunk)))
  child.stderr?.on('data', (chunk: Buffer) => (printed = (printed + String(chunk)).slice(-20_000)))
  let peakKb = 0
  const sample = setInterval(() => (peakKb = Math.max(peakKb, peakKbOf(child.pid))), sampleMs)
  const code = await new Promise((done) => child.once('close', done))
  clearInterval(sample)
  const seconds = (performance.now() - started) / 1000
  if (code !== 0) throw new Error(`The import ended with ${String(code)}: ${printed}`)
  const report = printed.split('\n').findLast((line) => line.includes(' refused.')) ?? ''
  return { rowsPerSecond: rows / seconds, peakMb: peakKb / 1024, report }
}

/** The most memory that a process has had so far; 0 once it has ended. */
function peakKbOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
