import { type Figure, isReached, printFigure } from './figures.ts'
import { attack } from './scenarios/attack.ts'
import { catalogue } from './scenarios/catalogue.ts'
import { clicks } from './scenarios/clicks.ts'
import { identity } from './scenarios/identity.ts'
import { importLists } from './scenarios/import.ts'
import { lighthouseScores } from './scenarios/lighthouse.ts'
import { mutation } from './scenarios/mutation.ts'
import { outage } from './scenarios/outage.ts'
import { orders } from './scenarios/orders.ts'
import { oversell } from './scenarios/oversell.ts'
import { presses } from './scenarios/presses.ts'
import { reads } from './scenarios/reads.ts'
import { relevance } from './scenarios/relevance.ts'
import { relevanceYardstick } from './scenarios/relevance-yardstick.ts'
import { start } from './scenarios/start.ts'
import { weight } from './scenarios/weight.ts'
import { writes } from './scenarios/writes.ts'

/**
 * `npm run bench` measures everything, `npm run bench -- NAME …` the named scenarios. Each figure is printed beside its
 * limit, measured in the same run where it depends on the machine.
 */
const scenarios: Record<string, () => Promise<Figure[]>> = {
  start,
  reads,
  writes,
  orders,
  attack,
  identity,
  catalogue,
  weight,
  clicks,
  presses,
  import: importLists,
  lighthouse: lighthouseScores,
  relevance,
  'relevance-yardstick': relevanceYardstick,
  mutation,
  outage,
  async oversell() {
    const { faults, seconds, ...outcome } = await oversell({ attempts: 10_000, kills: 20 })
    return [
      {
        name: 'overselling: faults',
        value: faults.length,
        limit: 0,
        isAtLeast: false,
        detail: [...faults, JSON.stringify(outcome), `${seconds} s`].join('; '),
      },
    ]
  },
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !Object.hasOwn(scenarios, name))
if (unknown.length > 0) {
  console.error(`There is no scenario ${unknown.join(', ')}. There are: ${Object.keys(scenarios).join(', ')}.`)
  process.exit(2)
}
let missed = 0
for (const name of named.length > 0 ? named : Object.keys(scenarios)) {
  console.log(`— ${name}`)
  for (const figure of await (scenarios[name] as () => Promise<Figure[]>)()) {
    printFigure(figure)
    if (!isReached(figure)) missed += 1
  }
}
process.exit(missed === 0 ? 0 : 1)
