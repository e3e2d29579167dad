import { expect, test } from 'vitest'
import { withoutNames } from './light-router.ts'

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
