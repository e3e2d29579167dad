import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { findPatterns } from '#server/testing/find-patterns.ts'

const { literals, makers } = findPatterns()

test('the patterns of the sources are found', () => {
  expect(literals.length).toBeGreaterThan(150)
  expect(literals).toContainEqual(expect.objectContaining({ file: 'server/pages/strip-trailing-slash.ts' }))
})

test('a pattern is made while the store runs only where the text comes from the store itself, or from its operator', () => {
  expect(makers).toEqual(['server/import/mapping.ts', 'server/import/specifications.ts'])
})

test('no pattern takes more than linear time, as its analysis says', () => {
  const faults = literals.flatMap(({ file, source, flags }) =>
    analyse({ source, flags }).reports.map(
      (report) => `${file}: /${source}/${flags} on ${JSON.stringify(report.character.pick)} repeated`,
    ),
  )
  expect(faults).toEqual([])
})

// The analysis repeats single characters. What a pattern itself is written of, repeated, finds what needs whole words.
const lengthMax = 40_000
const cpuMsMax = 150

test('no pattern takes long on its own words repeated', () => {
  const faults = literals.flatMap(({ file, source, flags }) => {
    const pattern = new RegExp(source, flags.replace('y', ''))
    return attacksOn(source).flatMap((attack) => {
      const started = process.threadCpuUsage()
      attack.replace(pattern, '')
      const { user } = process.threadCpuUsage(started)
      return user / 1_000 > cpuMsMax
        ? [`${file}: /${source}/${flags} on ${JSON.stringify(attack.slice(0, 30))} repeated`]
        : []
    })
  })
  expect(faults).toEqual([])
})

/** Long texts of the words that a pattern names, each alone and all in a row, between signs that it may not expect. */
function attacksOn(source: string): string[] {
  const texts = source
    .replace(/\\[bBdDsSwWpPnrt]|\(\?[:=!]|\(\?<[=!]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .split(/[\s()[\]{}|*+?^$]+/)
    .filter(Boolean)
  const pumps = new Set([...texts, texts.join(''), texts.join(' '), ' ', '/', '0', 'a', '-'].filter(Boolean))
  return [...pumps].map((pump) => `x${pump.repeat(Math.ceil(lengthMax / pump.length))}\n`)
}
