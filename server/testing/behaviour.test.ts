import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = `${root}docs/behaviour/`
const pages = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .map((name) => readFileSync(folder + name, 'utf8'))

/** The ids of the rules, in the order of the pages. */
const ids = pages.flatMap((page) => [...page.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id as string))
const areas = [...new Set(ids.map((id) => id.split('-')[0]))]

const sources = ['bench', 'contract', 'domain', 'e2e', 'search-engine', 'server', 'storefront'].flatMap((name) =>
  readdirSync(root + name, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|css|sql)$/.test(path))
    .map((path) => `${name}/${path}`),
)

test('each rule of the behaviour has an id of its own', () => {
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('each id that the code cites is the id of a rule', () => {
  const cited = new RegExp(String.raw`\b(?:${areas.join('|')})-\d+\b`, 'g')
  const unknown = sources.flatMap((path) =>
    [...readFileSync(root + path, 'utf8').matchAll(cited)]
      .filter(([id]) => !ids.includes(id))
      .map(([id]) => `${path}: ${id}`),
  )
  expect(unknown).toEqual([])
})

test('no comment cites a section of a document that is not in the repository', () => {
  const citing = sources
    .filter((path) => !path.startsWith('server/db/migrations/'))
    .filter((path) => /\((?:[SDC]\d{1,2}(?: "[^"]*")?(?:, )?)+\)/.test(readFileSync(root + path, 'utf8')))
  expect(citing).toEqual([])
})

const constants = pages.flatMap((page) =>
  [...page.matchAll(/^\| [^|]+ \| ([\d,.]+) \| `(\w+)` in `([^`]+)` \|$/gm)].map(([, value, name, path]) => ({
    name: name as string,
    path: path as string,
    value: Number((value as string).replaceAll(',', '')),
  })),
)

test.each(constants)('$name in $path has the value that docs/behaviour gives', ({ name, path, value }) => {
  const written = new RegExp(String.raw`\bconst ${name} = ([\d_.]+(?: \* [\d_.]+)*)`).exec(
    readFileSync(root + path, 'utf8'),
  )
  const factors = (written?.[1] ?? '').split(' * ').map((factor) => Number(factor.replaceAll('_', '')))
  expect(factors.reduce((product, factor) => product * factor, 1)).toBe(value)
})

test('each constant in the tables of docs/behaviour is compared', () => {
  const rows = pages.flatMap((page) => page.match(/^\| .+ in `.+` \|$/gm) ?? [])
  expect(constants).toHaveLength(rows.length)
})
