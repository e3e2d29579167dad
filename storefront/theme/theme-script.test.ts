import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { themeScript } from './theme-script.ts'

type StoredValues = Record<string, string>

function storageOf(stored: StoredValues) {
  return {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => void (stored[name] = value),
  }
}

/** What the script writes on the document of a page. */
function marksOf({
  search = '',
  local = {},
  session = {},
}: {
  search?: string
  local?: StoredValues
  session?: StoredValues
}): StoredValues {
  const dataset: StoredValues = {}
  const page = { document: { documentElement: { dataset } }, location: { search } }
  runInNewContext(themeScript, { ...page, localStorage: storageOf(local), sessionStorage: storageOf(session) })
  return dataset
}

test('a theme that was chosen is there before the first paint', () => {
  expect(marksOf({ local: { theme: 'dark' } })).toEqual({ theme: 'dark' })
  expect(marksOf({ local: { theme: 'light' } })).toEqual({ theme: 'light' })
})

test.each<StoredValues>([{}, { theme: 'mauve' }])('with %j stored the style follows the system', (local) => {
  expect(marksOf({ local })).toEqual({})
})

test('the space of amounts in US$ is there before the first paint', () => {
  expect(marksOf({ local: { currency: 'USD' } })).toEqual({ currency: 'USD' })
  expect(marksOf({ local: { currency: 'EUR' } })).toEqual({})
})

test('an answered cookie notice does not show again', () => {
  expect(marksOf({ local: { 'cookie-consent': '1' } })).toEqual({ consent: '1' })
})

test('the position is offered before the first paint to a browser without a branch, or where it has still to be offered', () => {
  const offerTo = (cookie: string, session: StoredValues = {}) => {
    const dataset: StoredValues = {}
    const page = { document: { documentElement: { dataset }, cookie }, location: { search: '' } }
    const storages = { localStorage: storageOf({}), sessionStorage: storageOf(session) }
    runInNewContext(themeScript, { ...page, ...storages, navigator: { geolocation: {} } })
    return dataset['offer']
  }
  expect(offerTo('language=es')).toBe('1')
  expect(offerTo('language=es; branch=4')).toBeUndefined()
  expect(offerTo('branch=4', { 'position-offer': '1' })).toBe('1')
})

test('a window of the app stays one on pages that do not say so, until one says otherwise', () => {
  const session: StoredValues = {}
  expect(marksOf({ search: '?q=a&display=mb', session })).toEqual({ display: 'mb' })
  expect(marksOf({ search: '?q=b', session })).toEqual({ display: 'mb' })
  expect(marksOf({ search: '?display=web', session })).toEqual({})
  expect(marksOf({ session })).toEqual({})
})

test('a name that only ends with display begins nothing', () => {
  expect(marksOf({ search: '?nodisplay=mb' })).toEqual({})
})

test('without storage the mobile app is still detected by its query parameter', () => {
  const dataset: StoredValues = {}
  const refused = {
    get localStorage() {
      throw new Error('refused')
    },
  }
  const page = { document: { documentElement: { dataset } }, location: { search: '?display=mb' } }
  runInNewContext(themeScript, Object.defineProperties(page, Object.getOwnPropertyDescriptors(refused)))
  expect(dataset).toEqual({ display: 'mb' })
})
