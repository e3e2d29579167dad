import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testStore } from '#server/testing/store.ts'
import { withoutImplied } from './imports.ts'
import { drawPictures } from './pictures.ts'
import { readSchema } from './schema.ts'

const folder = new URL('../../docs/pictures/', import.meta.url)
const { database } = await testStore()
const pictures = drawPictures(await readSchema(database))

test('docs/pictures holds exactly the pictures that are drawn', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(pictures).toSorted())
})

test.each(Object.keys(pictures))('%s shows the code as it is now (npm run docs:pictures draws it again)', (name) => {
  expect(readFileSync(new URL(name, folder), 'utf8')).toBe(pictures[name])
})

test.each(Object.keys(pictures))('%s has a title, a description and colours for dark pages', (name) => {
  expect(pictures[name]).toMatch(/<title id="title">.+<\/title>\n<desc id="description">.+<\/desc>/)
  expect(pictures[name]).toContain('prefers-color-scheme: dark')
})

test('an arrow that follows from two others is left out', () => {
  const edges = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'a', to: 'c' },
  ]
  expect(withoutImplied(edges)).toEqual(edges.slice(0, 2))
})
