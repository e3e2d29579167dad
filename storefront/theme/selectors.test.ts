import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const own = import.meta.dirname
const styles = readdirSync(own).filter((name) => name.endsWith('.css'))

// Chromium then restyles the whole document with each element that is inserted anywhere: a press took twice as long.
test('no selector looks in an element for the position of another', () => {
  const positional = /:has\([^{},]*:(?:nth|first|last|only)-/
  const found = styles.flatMap((name) =>
    readFileSync(`${own}/${name}`, 'utf8')
      .split('\n')
      .filter((line) => positional.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
