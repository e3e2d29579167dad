import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { findPatterns } from '#server/testing/find-patterns.ts'

const { literals, makers } = findPatterns()

test('the search finds the regular expressions of the sources', () => {
  expect(literals.length).toBeGreaterThan(150)
  expect(literals).toContainEqual(expect.objectContaining({ file: 'server/pages/strip-trailing-slash.ts' }))
})

test('only files that read text of the store or its operator build regular expressions at run time', () => {
  expect(makers).toEqual(['server/import/mapping-schema.ts', 'server/import/specifications.ts'])
})

test('every regular expression takes linear time, according to its analysis', () => {
  const faults = literals.flatMap(({ file, source, flags }) =>
    analyse({ source, flags }).reports.map(
      (report) => `${file}: /${source}/${flags} on ${JSON.stringify(report.character.pick)} repeated`,
    ),
  )
  expect(faults).toEqual([])
})

// The analysis repeats single characters. Repeating the literal words of an expression finds those that are slow on
// whole words.
const lengthMax = 40_000
const cpuMsMax = 150
const measurements = 4

test('no regular expression is slow on repetitions of its own words', () => {
  const faults = literals.flatMap(({ file, source, flags }) => {
    const pattern = new RegExp(source, flags.replace('y', ''))
    return attacksOn(source)
      .filter((attack) => isAlwaysSlow(pattern, attack))
      .map((attack) => `${file}: /${source}/${flags} on ${JSON.stringify(attack.slice(0, 30))} repeated`)
  })
  expect(faults).toEqual([])
})

/**
 * Whether an expression takes longer than the limit in every one of several measurements. A single one may contain the
 * engine's collection of memory that the other tests of the process have left.
 */
function isAlwaysSlow(pattern: RegExp, attack: string): boolean {
  return Array.from({ length: measurements }).every(() => {
    const started = process.threadCpuUsage()
    attack.replace(pattern, '')
    return process.threadCpuUsage(started).user / 1_000 > cpuMsMax
  })
}

/**
 * Long texts of the words in an expression, each repeated alone and all in sequence, between characters that it may not
 * match.
 */
function attacksOn(source: string): string[] {
  const texts = source
    .replace(/\\[bBdDsSwWpPnrt]|\(\?[:=!]|\(\?<[=!]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .split(/[\s()[\]{}|*+?^$]+/)
    .filter(Boolean)
  const pumps = new Set([...texts, texts.join(''), texts.join(' '), ' ', '/', '0', 'a', '-'].filter(Boolean))
  return [...pumps].map((pump) => `x${pump.repeat(Math.ceil(lengthMax / pump.length))}\n`)
}
