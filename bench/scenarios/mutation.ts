import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import type { Figure } from '../figures.ts'
import { type MutationReport, mutationScore, survivors } from '../mutation/report.ts'

const folder = 'bench/mutation'
const reportPath = 'node_modules/.cache/vitrina/mutation.json'

/**
 * The share of small changes in the rules of domain/ that a test notices: StrykerJS swaps operators, boundaries and
 * constants one at a time and runs the tests that reach the changed line. It prints the changes that no test noticed.
 * A first run installs StrykerJS; later ones repeat only what has changed.
 */
export async function mutation(): Promise<Figure[]> {
  if (!existsSync(`${folder}/node_modules`)) run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder])
  mkdirSync('node_modules/.cache/vitrina', { recursive: true })
  run(process.execPath, [
    `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`,
    'run',
    `${folder}/stryker.config.json`,
  ])
  const report = JSON.parse(readFileSync(reportPath, 'utf8')) as MutationReport
  for (const line of survivors(report)) console.log(line)
  const { score, detected, valid } = mutationScore(report)
  return [
    {
      name: 'mutations of the rules that a test notices',
      value: score,
      limit: 0.9,
      isAtLeast: true,
      detail: `${detected} of ${valid}`,
    },
  ]
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}
