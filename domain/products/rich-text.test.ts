import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortestMs } from '../testing/shortest-ms.ts'
import { type RichNode, cleanRichText, parseRichText, richTags } from './rich-text.ts'

const read = cleanRichText

test('paragraphs, lists, emphasis and small headings stay', () => {
  const html =
    '<h3>Sound</h3><p>Warm and <strong>clear</strong>,<br>all <em>day</em>.</p><ul><li>One</li><li>Two</li></ul>'
  expect(read(html)).toBe(html)
})

test('attributes never come through', () => {
  expect(read('<p onclick="steal()" style="position:fixed" class=x>Hi</p>')).toBe('<p>Hi</p>')
})

test('scripts and styles vanish with their text', () => {
  expect(read('<p>A</p><script>alert("</p>")</script><STYLE>p{}</STYLE><p>B</p>')).toBe('<p>A</p><p>B</p>')
})

test('a dropped element ends at its own end tag, also behind letters that are longer in lower case', () => {
  const letters = 'İ'.repeat(20)
  expect(cleanRichText(`<p>${letters}</p><SVG>x</svg><p>y</p><p>z</p>`)).toBe(`<p>${letters}</p><p>y</p><p>z</p>`)
})

test('a script that never ends takes the rest with it', () => {
  expect(read('<p>A</p><script>alert(1)')).toBe('<p>A</p>')
})

test('other elements leave their text', () => {
  expect(read('<p><a href="javascript:alert(1)">Read</a> <span>more</span><img src=x onerror=alert(1)></p>')).toBe(
    '<p>Read more</p>',
  )
})

test('a tag hidden in an attribute or a comment is none', () => {
  expect(read('<p title="><script>alert(1)</script>">Hi</p>')).toBe('<p>Hi</p>')
  expect(read('<!-- <script>alert(1)</script> --><p>Hi</p>')).toBe('<p>Hi</p>')
})

test('an encoded tag is text and stays text', () => {
  expect(parseRichText('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;</p>')).toEqual([
    { tag: 'p', children: ['<script>alert(1)</script> &lt;'] },
  ])
})

test('a < that begins no tag is text', () => {
  expect(parseRichText('5 < 6 & 7 > 2')).toEqual([{ tag: 'p', children: ['5 ', '<', ' 6 & 7 > 2'] }])
})

test('plain text becomes a paragraph, a lost item too', () => {
  expect(read('Hello')).toBe('<p>Hello</p>')
  expect(read('<li>Lost</li>')).toBe('<p>Lost</p>')
})

test('wrong nesting is corrected: no paragraph in a paragraph, no list in a paragraph', () => {
  expect(read('<p>A<p>B<ul><li>C</ul>D')).toBe('<p>A</p><p>B</p><ul><li>C</li></ul><p>D</p>')
})

test('a paragraph in a list item does not end the list', () => {
  expect(read('<ul><li><p>A</p></li><li><p>B</p></li></ul>')).toBe('<ul><li>A</li><li>B</li></ul>')
})

test('the spaces around an element that is left out are one', () => {
  expect(read('<p>A <a href="/"> B</a> <img> C</p>')).toBe('<p>A B C</p>')
})

test('empty elements are left out', () => {
  expect(read('<p> </p><p><br></p><ul></ul><p>A</p>')).toBe('<p>A</p>')
})

const tag = fc.constantFrom(
  ...richTags,
  'script',
  'style',
  'a',
  'div',
  'svg',
  'img',
  'b',
  'table',
  'iframe',
  'constructor',
)
const part = fc.oneof(
  tag.map((name) => `<${name} onload="x>y">`),
  tag.map((name) => `</${name}>`),
  fc.string(),
  fc.constantFrom('<', '>', '"', '<!--', '-->', '<p', '&lt;', '&#60;', '&#0;', '<//>', '<![CDATA['),
)

test('of any input only allowed elements come out, in places that HTML allows', () => {
  const blocks = ['p', 'ul', 'ol', 'h3', 'h4']
  const check = (node: RichNode, parent: string) => {
    if (typeof node === 'string') return expect(['ul', 'ol', 'root']).not.toContain(parent)
    expect(richTags).toContain(node.tag)
    expect(Object.keys(node)).toEqual(['tag', 'children'])
    if (parent === 'ul' || parent === 'ol') expect(node.tag).toBe('li')
    else if (node.tag === 'li') expect(['ul', 'ol']).toContain(parent)
    if (['p', 'h3', 'h4', 'strong', 'em'].includes(parent)) expect(blocks).not.toContain(node.tag)
    for (const child of node.children) check(child, node.tag)
  }
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) =>
      parseRichText(parts.join('')).forEach((node) => check(node, 'root')),
    ),
  )
})

test('cleaned text stays the same when it is cleaned again', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const clean = cleanRichText(parts.join(''))
      expect(cleanRichText(clean)).toBe(clean)
    }),
  )
})

test.each(['<', '<a "', '<!--', '<script>', '<i></i><svg></svg>', '<ul><li>', '<b>', '&#', '</'])(
  'the time for many %s grows as their number does',
  (part) => {
    // The longest description that is read, and an eighth of it.
    const [few, many] = [part.repeat(5_000 / part.length), part.repeat(40_000 / part.length)]
    parseRichText(few)
    // Eight times as much: 8 where time is linear, 64 where it is quadratic.
    expect(shortestMs(() => parseRichText(many)) / shortestMs(() => parseRichText(few))).toBeLessThan(30)
  },
)

test('property names of every object, such as constructor, are neither elements nor entities', () => {
  expect(cleanRichText('<constructor>a</constructor> <p>b<constructor>c')).toBe('<p>a </p><p>bc</p>')
  expect(cleanRichText('&constructor; &toString; &valueOf;')).toBe(
    '<p>&amp;constructor; &amp;toString; &amp;valueOf;</p>',
  )
})
