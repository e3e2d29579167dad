import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

const page =
  '<head><link rel="modulepreload" href="/a.js"/></head><body><p>Hi</p><script type="module" async="">import "/a.js"</script></body>'

test('the scripts of a page sleep, and one of its own wakes them', () => {
  const html = scriptsLast(page)
  expect(html).not.toContain('modulepreload" href')
  expect(html).toContain('<link rel="later" href="/a.js"/>')
  expect(html).toContain('<script type="later">import "/a.js"</script>')
  expect(html.match(/<script>/g)).toHaveLength(1)
})

test('a page without scripts stays as it is', () => {
  const plain = '<body><p>Hi</p></body>'
  expect(scriptsLast(plain)).toBe(plain)
})
