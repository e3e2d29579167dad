import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withBodies, withoutNames, withoutSentences } from './light-router.ts'

test('a component of the router has no name for tools, and is free of side effects', () => {
  const code = withoutNames(`const Link = React$1.forwardRef(function LinkWithRef() {})
Link.displayName = "Link";
const LinkContext = React$1.createContext(null)
LinkContext.displayName = "Link";`)
  expect(code.replaceAll(/\s+/g, ' ').trim()).toBe(
    'const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {}) ' +
      'const LinkContext = /* @__PURE__ */ React$1.createContext(null)',
  )
})

test('a name that is given within a function stays', () => {
  const code = `function useForm() {
\tFetcherForm.displayName = "fetcher.Form";
}`
  expect(withoutNames(code)).toBe(code)
})

test('a function gets its other body wherever it is declared, and what surrounds it stays', () => {
  const code = `function create() {
  async function fetch(key) { return { key } }
  return { fetch }
}`
  expect(withBodies(code, { fetch: '{}' })).toBe(`function create() {
  async function fetch(key) {}
  return { fetch }
}`)
})

test('a check of the router fails without its sentence, and one that only warns is gone', () => {
  const code = 'invariant(isOpen(), `A route "${id}" is missing`)\nwarning(id, "No id")\nwarningOnce(key, id, text)'
  expect(withoutSentences(`${code}\nthrow new Error("No router")\nthrow new RangeError("No page")`)).toBe(
    'invariant(isOpen())\nvoid 0\nvoid 0\nthrow new Error()\nthrow new RangeError("No page")',
  )
})

test.each([
  ['no', 'function create() {}'],
  ['more than one', 'function fetch() {}\nfunction create() { function fetch() {} }'],
])('a module with %s function of a name is refused by the name', (_, code) => {
  expect(() => withBodies(code, { fetch: '{}' })).toThrow('fetch')
})

test('the storefront uses nothing of the router that its light form has not', () => {
  const removed =
    /\b(?:Form|useFetchers?|useSubmit|useFormAction|useActionData|useBlocker|clientAction|clientMiddleware|patchRoutes)\b/
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|light-router|\+types/.test(name),
  )
  const imports = files.flatMap((name) =>
    [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/import \{([^}]*)\} from 'react-router'/g)].map(
      ([, names]) => `${name}: ${names}`,
    ),
  )
  expect(imports.length).toBeGreaterThan(30)
  expect(imports.filter((each) => removed.test(each))).toEqual([])
  const routes = files.filter((name) => name.startsWith('routes'))
  const actions = /export (?:async )?(?:function|const) (?:action|clientAction|middleware|clientMiddleware)\b/
  expect(routes.filter((name) => actions.test(readFileSync(join(import.meta.dirname, name), 'utf8')))).toEqual([])
})
