import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { fillDemo } from '#server/db/demo/demo-store.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const client = store.client()
const { catalogue } = store.app.platform
const { current } = catalogue
let words: string[]

beforeAll(async () => {
  await store.reset()
  await fillDemo(store.database.db, { now: new Date(), hashPassword: async () => 'none' })
  // The test store's version moves with each reading of it, which would read the catalogue's changes each time. The
  // number must be a new one: the process, its index and its numbers are shared with other files.
  const version = current()
  catalogue.current = () => version
  const { rows } = await store.database.pool.query<{ name: string }>(
    `select distinct name from (select name_en as name from products union select name_es from products) as names`,
  )
  words = [...new Set(rows.flatMap(({ name }) => name.toLowerCase().match(/\p{L}{5,}/gu) ?? []))].sort()
})
afterAll(async () => {
  catalogue.current = current
  await store.reset()
})

/** All that a search finds, and what was searched instead. */
async function search(q: string): Promise<{ codes: string[]; corrected: string | null }> {
  const codes: string[] = []
  let corrected: string | null = null
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await client.call(listProducts, { q, page, limit: 96 })
    codes.push(...list.docs.map(({ codarticulo }) => codarticulo))
    ;({ pages, corrected } = list)
  }
  return { codes, corrected }
}

const letters = 'abcdefghilmnoprstuz'
const typo = fc.record({
  kind: fc.constantFrom('drop', 'swap', 'other', 'more'),
  place: fc.double({ min: 0, max: 0.999, noNaN: true }),
  letter: fc.constantFrom(...letters),
})

function misspelt(word: string, { kind, place, letter }: { kind: string; place: number; letter: string }): string {
  const at = Math.floor(place * (word.length - 1))
  const [before, here, after, rest] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
  if (kind === 'drop') return before + after + rest
  if (kind === 'swap') return before + after + here + rest
  return kind === 'other' ? before + letter + after + rest : before + here + letter + after + rest
}

test('a misspelt search finds exactly what the corrected search finds, and never more than the right word', async () => {
  const first = fc.double({ min: 0, max: 0.999, noNaN: true })
  let correctedCount = 0
  await fc.assert(
    fc.asyncProperty(first, fc.option(first), typo, async (one, other, mistake) => {
      const right = words[Math.floor(one * words.length)] as string
      const beside = other === null ? '' : `${words[Math.floor(other * words.length)]} `
      const typed = await search(beside + misspelt(right, mistake))
      if (typed.corrected === null) return
      correctedCount += 1
      const asCorrected = await search(typed.corrected)
      expect(typed.codes).toEqual(asCorrected.codes)
      if (typed.corrected.toLowerCase() !== beside + right) return
      const found = new Set((await search(beside + right)).codes)
      expect(typed.codes.filter((code) => !found.has(code))).toEqual([])
    }),
    { numRuns: 150 },
  )
  expect(correctedCount).toBeGreaterThan(20)
})
