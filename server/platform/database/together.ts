import type { Database } from './database.ts'
import { QueueFull } from './faults.ts'
import { DatabaseAway } from './database-away.ts'

/** One statement that answers many questions, in their order. */
export type AskMany<Question, Answer> = (db: Database, questions: readonly Question[]) => Promise<readonly Answer[]>

interface Waiting {
  question: unknown
  answered: (answer: never) => void
  failed: (error: unknown) => void
}

interface Gathering {
  waiting: Waiting[]
  underWay: number
  isSoon: boolean
}

const manyMax = 100
const underWayMax = 2
/** Who would wait behind more than ten statements is told that the database is busy. */
const waitingMax = manyMax * 10
const gatherings = new WeakMap<Database, Map<unknown, Gathering>>()

/**
 * Asks a question that other requests are asking as well: what waits at the same moment goes to the database as one
 * statement, and for writes as one commit. Nobody waits for company: alone, a question goes at once. Inside a
 * transaction it goes by itself. Where many fail together each is asked again alone, so that nobody fails for another;
 * a statement that writes must bear that. Where the database is away nobody waits for a second refusal. Refuses with
 * QueueFull what would wait behind a thousand others.
 */
export async function together<Question, Answer>(
  db: Database,
  ask: AskMany<Question, Answer>,
  question: Question,
): Promise<Answer> {
  if (db.isTransaction) return (await ask(db, [question]))[0] as Answer
  const gathering = gatheringOf(db, ask)
  if (gathering.waiting.length >= waitingMax) throw new QueueFull()
  return new Promise<Answer>((answered, failed) => {
    gathering.waiting.push({ question, answered, failed })
    goSoon(db, ask as AskMany<unknown, unknown>, gathering)
  })
}

function gatheringOf(db: Database, ask: unknown): Gathering {
  const known = gatherings.get(db) ?? new Map<unknown, Gathering>()
  gatherings.set(db, known)
  const gathering = known.get(ask) ?? { waiting: [], underWay: 0, isSoon: false }
  known.set(ask, gathering)
  return gathering
}

/** Once the requests that have arrived by now are read: they come from different sockets of one turn. */
function goSoon(db: Database, ask: AskMany<unknown, unknown>, gathering: Gathering): void {
  if (gathering.isSoon || gathering.underWay >= underWayMax || gathering.waiting.length === 0) return
  gathering.isSoon = true
  setImmediate(() => {
    gathering.isSoon = false
    gathering.underWay += 1
    void askAll(db, ask, gathering.waiting.splice(0, manyMax)).finally(() => {
      gathering.underWay -= 1
      goSoon(db, ask, gathering)
    })
    goSoon(db, ask, gathering)
  })
}

async function askAll(db: Database, ask: AskMany<unknown, unknown>, waiting: readonly Waiting[]): Promise<void> {
  try {
    const answers = await ask(
      db,
      waiting.map(({ question }) => question),
    )
    for (const [place, { answered }] of waiting.entries()) answered(answers[place] as never)
  } catch (error) {
    if (waiting.length === 1 || error instanceof DatabaseAway) {
      for (const { failed } of waiting) failed(error)
      return
    }
    await Promise.all(waiting.map((alone) => askAll(db, ask, [alone])))
  }
}
