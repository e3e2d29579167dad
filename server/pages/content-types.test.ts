import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readBuiltFiles } from './built-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every built file that is text or XML names its character set', () => {
  for (const ending of ['js', 'css', 'svg', 'txt', 'png', 'woff2', 'ico', 'webmanifest'])
    writeFileSync(join(folder, `a.${ending}`), 'a')
  const types = [...readBuiltFiles(folder).values()].map(({ headers }) => String(headers['content-type']))
  const texts = types.filter((type) => /^text\/|\+xml|\/xml/.test(type))
  expect(texts).toHaveLength(4)
  for (const type of texts) expect(type).toMatch(/; charset=utf-8$/)
})
