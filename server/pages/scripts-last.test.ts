import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

const page = [
  '<head><link rel="modulepreload" href="/a.js"/>',
  '</head><body><p>Hi</p><script type="module" async="">import "/a.js"</script>',
  '<!--data-->',
  '</body>',
]

test('the scripts of a page sleep, and one of its own wakes them', () => {
  const html = scriptsLast(page).join('')
  expect(html).not.toContain('modulepreload" href')
  expect(html).toContain('<link rel="later" href="/a.js"/>')
  expect(html).toContain('<script type="later">import "/a.js"</script>')
  expect(html.match(/<script>/g)).toHaveLength(1)
  expect(html).toMatch(/<!--data--><script>[^<]*<\/script><\/body>$/)
})

test('a page without scripts stays as it is', () => {
  const plain = ['<head>', '</head><body><p>Hi</p>', '', '</body>']
  expect(scriptsLast(plain)).toBe(plain)
})
