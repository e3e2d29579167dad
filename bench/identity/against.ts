import { readFileSync, readdirSync } from 'node:fs'
import { cpuMsOf } from '#server/testing/store-process.ts'
import { type Figure, median } from '../figures.ts'
import { type NextRequest, load } from '../load.ts'

const rounds = 12
const seconds = 1
const warmingSeconds = 6

interface Call {
  port: number
  next: NextRequest
  /** Milliseconds of processor time that its process has used so far. */
  cpuMs: () => number
}

/** A call of the store, and the bare work that it cannot do without. */
interface Compared {
  name: string
  limit: number
  ours: Call
  bare: Call
  /** The process of PostgreSQL, whose work counts for both. */
  databasePid: number
}

interface Round {
  cpuMs: number
  p10Ms: number
}

/**
 * How much more processor time one call of the store takes than the bare work over HTTP, PostgreSQL's included: over one
 * connection and in turns, the median of twelve rounds. The times that a client waits are in the detail, of the fastest
 * tenth, which waited the least for a processor. Throws where a call failed.
 */
export async function against({ name, limit, ours, bare, databasePid }: Compared): Promise<Figure> {
  const one = async ({ cpuMs, ...call }: Call): Promise<Round> => {
    const used = () => cpuMs() + cpuMsOfChildren(databasePid)
    const before = used()
    const { requests, failed, p10Ms } = await load({ ...call, connections: 1, seconds })
    if (failed > 0) throw new Error(`${failed} requests of ${name} failed`)
    return { cpuMs: (used() - before) / requests, p10Ms }
  }
  // The engine compiles the code that is called often.
  await load({ ...ours, connections: 1, seconds: warmingSeconds })
  const measured: { bare: Round; ours: Round }[] = []
  for (let round = 0; round < rounds; round += 1) measured.push({ bare: await one(bare), ours: await one(ours) })
  const of = (which: keyof Round) => {
    const [own, least] = [
      median(measured.map((round) => round.ours[which])),
      median(measured.map((round) => round.bare[which])),
    ]
    const ratio = median(measured.map((round) => round.ours[which] / round.bare[which]))
    return { ratio, times: `${own.toFixed(2)} against ${least.toFixed(2)} ms` }
  }
  const [cpu, elapsed] = [of('cpuMs'), of('p10Ms')]
  return {
    name,
    value: cpu.ratio,
    limit,
    isAtLeast: false,
    detail: `processor time, ${cpu.times}; waited for ${elapsed.ratio.toFixed(2)}, ${elapsed.times}`,
  }
}

/** Milliseconds of processor time that the processes started by another one have used so far. */
function cpuMsOfChildren(parent: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const isChild = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent)
        return isChild ? cpuMsOf(Number(pid)) : 0
      } catch {
        return 0 // a process that has ended meanwhile
      }
    })
    .reduce((sum, ms) => sum + ms, 0)
}
