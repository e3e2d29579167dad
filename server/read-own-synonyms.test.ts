import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readOwnSynonyms } from './read-own-synonyms.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-synonyms-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a folder without the file adds nothing', () => {
  expect(readOwnSynonyms(folder)).toBe(0)
})

test('a wrong line is refused with its number and the path of the file', () => {
  const path = join(folder, 'synonyms.txt')
  writeFileSync(path, 'zarandaja, bocina\nalone\n')
  expect(() => readOwnSynonyms(folder)).toThrow(`${path}: line 2 of the synonyms`)
  writeFileSync(path, '# a note\nzarandaja, bocina\n')
  expect(readOwnSynonyms(folder)).toBe(1)
})
