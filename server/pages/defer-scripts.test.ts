import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const page = [
  '<head><link rel="modulepreload" href="/a.js"/>',
  '</head><body><p>Hi</p><script type="module" async="">import "/a.js"</script>',
  '<!--data-->',
  '</body>',
]

test('the scripts of a page are deferred, and one inline script loads them', () => {
  const html = deferScripts(page).join('')
  expect(html).not.toContain('modulepreload" href')
  expect(html).toContain('<link rel="deferred" href="/a.js"/>')
  expect(html).toContain('<script type="deferred">import "/a.js"</script>')
  expect(html.match(/<script>/g)).toHaveLength(1)
  expect(html).toMatch(/<!--data--><script>[^<]*<\/script><\/body>$/)
})

test('a page without scripts stays as it is', () => {
  const plain = ['<head>', '</head><body><p>Hi</p>', '', '</body>']
  expect(deferScripts(plain)).toBe(plain)
})
