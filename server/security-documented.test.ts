import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/**
 * The levels of the OWASP ASVS 5.0.0 by section: the first digit is that of requirement 1. Level 3 is not in the table.
 */
const levels = `
V1.1:22 V1.2:1111122223 V1.3:112222222223 V1.4:222 V1.5:123 V2.1:122 V2.2:112 V2.3:12223 V2.4:23 V3.1:3 V3.2:113 V3.3:12223
V3.4:11222233 V3.5:11122333 V3.6:3 V3.7:22333 V4.1:12233 V4.2:23333 V4.3:22 V4.4:1222 V5.1:2 V5.2:112333 V5.3:113 V5.4:222
V6.1:122 V6.2:111111112222 V6.3:11223333 V6.4:112233 V6.5:22222333 V6.6:2223 V6.7:33 V6.8:2222 V7.1:222 V7.2:1111 V7.3:22
V7.4:11222 V7.5:223 V7.6:22 V8.1:1233 V8.2:1123 V8.3:133 V8.4:23 V9.1:111 V9.2:1222 V10.1:22 V10.2:223 V10.3:22223
V10.4:1111122222233333 V10.5:22222 V10.6:22 V10.7:222 V11.1:2233 V11.2:22233 V11.3:11233 V11.4:1222 V11.5:23 V11.6:23 V11.7:33
V12.1:12233 V12.2:11 V12.3:22223 V13.1:2333 V13.2:222223 V13.3:2233 V13.4:1222233 V14.1:22 V14.2:12223333 V14.3:122 V15.1:12233
V15.2:12233 V15.3:1222222 V15.4:3333 V16.1:2 V16.2:22222 V16.3:2222 V16.4:222 V16.5:2223 V17.1:23 V17.2:22223333 V17.3:22
`
const required = levels
  .trim()
  .split(/\s+/)
  .flatMap((section) => {
    const [name, digits = ''] = section.split(':')
    return [...digits].map((level, at) => `${name}.${at + 1} ${level}`)
  })
  .filter((requirement) => !requirement.endsWith(' 3'))

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/security.md')
const rows = [...page.matchAll(/^\| (V[\d.]+) \| (\d) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, id = '', level = '', , status = '', evidence = '']) => ({ id, level, status, evidence }),
)
const statuses = ['met', 'not applicable', 'open']
const isTest = /`[\w./-]+\.(test|spec)\.ts`/

/** The files of the repository that a text names or links to, with the headings that it links to. */
function citedBy(text: string, from: string): { path: string; heading: string | undefined }[] {
  const named = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|md|json))`/g)].map(([, path = '']) => ({
    path,
    heading: undefined,
  }))
  const linked = [...text.matchAll(/\]\(([^)#]*)(?:#([^)]+))?\)/g)].map(([, target = '', heading]) => ({
    path: target ? join(dirname(from), target) : from,
    heading,
  }))
  return [...named, ...linked]
}

/** The anchors of a page's headings, as links write them. */
function anchorsOf(path: string): string[] {
  return [...read(path).matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
}

test('docs/security.md contains each requirement of levels 1 and 2 once, with its level, and no other', () => {
  expect(required).toHaveLength(253)
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(required)
})

test('each requirement is marked as met, not applicable or open', () => {
  for (const { id, status } of rows) expect(statuses, id).toContain(status)
})

test('each met requirement names its test or a document, or the code that was read', () => {
  for (const { id, evidence } of rows.filter(({ status }) => status === 'met')) {
    expect(citedBy(evidence, 'docs/security.md'), id).not.toEqual([])
    expect(isTest.test(evidence) || /\]\(|^By reading: |\.md`|scripts\//.test(evidence), id).toBe(true)
  }
})

test.each(['docs/security.md', 'SECURITY.md'])('each file and heading that %s names exists', (path) => {
  for (const { path: cited, heading } of citedBy(read(path), path)) {
    // The output of a command is not in the repository.
    if (cited.startsWith('build/')) continue
    expect(existsSync(join(root, cited)), cited).toBe(true)
    if (heading) expect(anchorsOf(cited), `${cited}#${heading}`).toContain(heading)
  }
})

test('the counts above the table match its rows', () => {
  for (const status of statuses) {
    const [first, second] = ['1', '2'].map(
      (level) => rows.filter((row) => row.status === status && row.level === level).length,
    )
    expect(page).toContain(`| ${status} | ${first} | ${second} |\n`)
  }
})
