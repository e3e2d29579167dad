import { afterAll, expect, test } from 'vitest'
import { startTwoReleases } from '#server/testing/two-releases.ts'

const releases = await startTwoReleases()
afterAll(() => releases.stop())
const [own, other] = releases.stores
const sides = [
  { name: 'this release', page: own.url, neighbour: other.url },
  { name: 'the other release', page: other.url, neighbour: own.url },
]
const pages = [
  '/',
  '/shop',
  '/cart',
  '/contact',
  '/compare',
  '/checkout',
  '/account/orders',
  '/home/policies/privacy',
  '/contact/faq',
  '/nothing',
]

const read = async (url: string) => (await fetch(url)).text()

/** The paths of built files in a text. */
const filesIn = (text: string) => [...text.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([path]) => path)

/** The paths of the built files that the pages, their manifest of routes and their styles refer to. */
async function filesOf(origin: string): Promise<Set<string>> {
  const files = new Set<string>()
  for (const page of pages) for (const file of filesIn(await read(`${origin}${page}`))) files.add(file)
  for (const file of files)
    if (/manifest|\.css$/.test(file)) for (const named of filesIn(await read(`${origin}${file}`))) files.add(named)
  return files
}

test.each(sides)(
  'every file of the pages of $name is sent by the other process, byte for byte and for good',
  async ({ page, neighbour }) => {
    const files = await filesOf(page)
    expect(files.size).toBeGreaterThan(30)
    for (const file of files) {
      const [mine, theirs] = await Promise.all([page, neighbour].map((origin) => fetch(`${origin}${file}`)))
      expect(`${file} ${theirs!.status}`).toBe(`${file} 200`)
      for (const name of ['content-type', 'cache-control', 'etag'])
        expect(theirs!.headers.get(name)).toBe(mine!.headers.get(name))
      expect(Buffer.from(await theirs!.arrayBuffer()).equals(Buffer.from(await mine!.arrayBuffer()))).toBe(true)
    }
  },
)

test('behind a proxy that alternates between two releases, ten pages of either have all their styles and scripts', async () => {
  // The pages first, one after another: between two of them the files of a page would count in the alternation.
  const views: string[][] = []
  while (views.length < 10) views.push([...new Set(filesIn(await read(`${releases.proxyUrl}/shop`)))])
  expect(new Set(views.map((files) => files.join())).size).toBe(2)
  for (const files of views) {
    const statuses = await Promise.all(files.map(async (file) => (await fetch(`${releases.proxyUrl}${file}`)).status))
    expect(statuses).toEqual(files.map(() => 200))
  }
})

test('a data response names its release, so that a page of another release can compare it', async () => {
  const releaseOf = async (origin: string) => (await fetch(`${origin}/shop.data`)).headers.get('x-release')
  const manifestOf = async (origin: string) => /manifest-(\w+)\.js/.exec(await read(`${origin}/`))?.[1]
  expect(await releaseOf(own.url)).toBe(await manifestOf(own.url))
  expect(await releaseOf(other.url)).toBe(await manifestOf(other.url))
  expect(await releaseOf(own.url)).not.toBe(await releaseOf(other.url))
})

test('a file that no release has is a 404 that no cache may store', async () => {
  const response = await fetch(`${own.url}/assets/nothing-1.js`)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
})
