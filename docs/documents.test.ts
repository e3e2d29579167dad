import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allPaths, root } from '../checks/repository-files.ts'
import { citedNames, citingFiles, isThere } from './repository-names.ts'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'bench/measurements.md',
  ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
].toSorted()
const topFolders = new Set(allPaths().filter((path) => !path.includes('/')))
const records = documents.filter((path) => /^docs\/decisions\/\d/.test(path))

/** The anchors of a document's headings, as hosts make them. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    (heading as string)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

function isBroken(path: string, link: string): boolean {
  const [file, anchor] = link.split('#') as [string, string?]
  const target = file === '' ? path : posix.join(posix.dirname(path), file)
  if (!existsSync(root + target)) return true
  return anchor !== undefined && !anchorsOf(readFileSync(root + target, 'utf8')).includes(anchor)
}

describe.each(documents)('%s', (path) => {
  const text = readFileSync(root + path, 'utf8')

  test('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link as string)
    expect(links.filter((link) => !/^(https?|mailto):/.test(link) && isBroken(path, link))).toEqual([])
  })

  test('names files of the code that exist', () => {
    const named = [...text.matchAll(/`([\w-]+)(\/[\w./-]*)`/g)].filter(([, folder = '']) => topFolders.has(folder))
    const names = named.map(([, folder, rest]) => `${folder}${rest}`)
    expect(names.filter((name) => !/NOUN|AREA/.test(name) && !existsSync(root + name))).toEqual([])
  })
})

describe.each(records)('%s', (path) => {
  const text = readFileSync(root + path, 'utf8')
  const number = posix.basename(path).slice(0, 3)

  test('has its number, date and status', () => {
    expect(text).toMatch(new RegExp(`^# ${number} .+\\n\\n\\*\\d{4}-\\d\\d-\\d\\d · (accepted|superseded)`))
  })

  test('has context, decision, rejected alternatives and consequences', () => {
    const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part)
    expect(parts).toEqual(['Context', 'Decision', 'Rejected', 'Consequences'])
  })

  test('is listed', () => {
    expect(readFileSync(`${root}docs/decisions/README.md`, 'utf8')).toContain(`](${posix.basename(path)})`)
  })
})

const glossary = readFileSync(`${root}docs/glossary.md`, 'utf8')

test('the glossary has each term once', () => {
  const cells = [...glossary.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell)
  const terms = cells.filter((cell) => cell !== 'Term').flatMap((cell) => cell.split(', '))
  expect(terms.length).toBeGreaterThan(70)
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([])
})

test('each name that the glossary gives for the code exists', () => {
  const names = [...glossary.matchAll(/^\|(?:[^|]*\|){3}([^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string),
  )
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !isThere(name))).toEqual([])
})

const aboutTheCode = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/testing.md', 'docs/api.md']

describe.each(aboutTheCode)('%s', (path) => {
  const text = readFileSync(root + path, 'utf8')

  test('names paths and names of the code that exist', () => {
    expect(citedNames(text).filter((name) => !isThere(name))).toEqual([])
  })

  test('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> }
    const named = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name]) => name as string)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

test('a path or a name is cited, a word or a sentence is not', () => {
  const cited = citedNames(
    '`domain`, `free stock`, `placeOrder()`, `ctx.db`, `a/b.ts`, `cart-full`, `/api`, `a: 1`, `$HOME`',
  )
  expect(cited).toEqual(['placeOrder()', 'ctx.db', 'a/b.ts', 'cart-full', '$HOME'])
})

test('a path or a name that the repository does not contain is found', () => {
  const known = [
    'server/app.ts',
    'place-order.ts',
    '*-repository.ts',
    'modules/',
    'docs/*.test.ts',
    'testStore()',
    'cart-full',
  ]
  expect(known.filter((name) => !isThere(name))).toEqual([])
  const unknown = ['server/apps.ts', 'lace-order.ts', '*-depository.ts', 'docs/*.spec.ts', 'testShop()', 'cart-fuller']
  expect(unknown.filter(isThere)).toEqual([])
})

test('the example in docs/testing.md is a test that runs', () => {
  const [, example] = /^```ts\n([\s\S]*?)^```$/m.exec(readFileSync(`${root}docs/testing.md`, 'utf8')) ?? []
  expect(example).toBe(readFileSync(`${root}docs/example.test.ts`, 'utf8'))
})

test('code cites only documents that exist', () => {
  const broken = citingFiles.flatMap((path) =>
    [...readFileSync(root + path, 'utf8').matchAll(/(?<![\w/])docs\/[\w./-]*\w/g)]
      .filter(([cited]) => !isDocument(cited))
      .map(([cited]) => `${path}: ${cited}`),
  )
  expect(broken).toEqual([])
})

/** A decision may be cited by its number: docs/decisions/031. */
function isDocument(path: string): boolean {
  const number = /^docs\/decisions\/(\d{3})$/.exec(path)?.[1]
  return number ? records.some((record) => posix.basename(record).startsWith(`${number}-`)) : existsSync(root + path)
}
