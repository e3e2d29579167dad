import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const own = import.meta.dirname
const styles = readdirSync(own).filter((name) => name.endsWith('.css'))

// Chromium then restyles the whole document with each element that is inserted anywhere: a press took twice as long.
test('no selector looks in an element for the position of another', () => {
  expect(linesWith(/:has\([^{},]*:(?:nth|first|last|only)-/)).toEqual([])
})

// With each insertion Chromium looks through the whole document for it, and restyles each button that such a rule names.
test('no selector looks in the whole document for an element: the attribute data-page of <html> says which page it is', () => {
  const allowed = /data-page='auth'/
  expect(linesWith(/(?:^|[\s,])(?::root|html|body)[^\s,{]*:has\(/).filter((line) => !allowed.test(line))).toEqual([])
})

function linesWith(selector: RegExp): string[] {
  return styles.flatMap((name) =>
    readFileSync(`${own}/${name}`, 'utf8')
      .split('\n')
      .filter((line) => selector.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  )
}
