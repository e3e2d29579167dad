import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'bench/measurements.md',
  ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
].toSorted()
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
    const packages = 'bench|contract|docs|domain|e2e|scripts|search-engine|server|storefront|studio'
    const named = [...text.matchAll(new RegExp(`\`((?:${packages})/[\\w./-]*)\``, 'g'))].map(
      ([, name]) => name as string,
    )
    expect(named.filter((name) => !/NOUN|AREA/.test(name) && !existsSync(root + name))).toEqual([])
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

test('each name that the glossary gives for the code exists', () => {
  const packages = '{contract,domain,search-engine,server,storefront}'
  const code = globSync(`${packages}/**/*.{ts,tsx}`, { cwd: root }).map((path) => readFileSync(root + path, 'utf8'))
  const glossary = readFileSync(`${root}docs/glossary.md`, 'utf8')
  const names = [...glossary.matchAll(/^\|(?:[^|]*\|){3}([^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string),
  )
  const isThere = (name: string) =>
    /[/.]/.test(name)
      ? existsSync(root + name) || globSync(`server/modules/*/${name}`, { cwd: root }).length > 0
      : code.some((text) => new RegExp(`\\b${name}\\b`).test(text))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !isThere(name))).toEqual([])
})
