import { decodeEntities } from './html-entities.ts'

export const richTags = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h3', 'h4'] as const
export type RichTag = (typeof richTags)[number]
export interface RichElement {
  tag: RichTag
  children: RichNode[]
}
/** A node of a description: plain text, or one of the allowed elements, without attributes. */
export type RichNode = string | RichElement

const htmlMax = 40_000
const depthMax = 12
/** Elements that are replaced by an allowed one. */
const replacements = new Map<string, RichTag>(
  Object.entries({
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    section: 'p',
    article: 'p',
    tr: 'p',
  }),
)
/** Elements that are dropped with their content, since it is not text for readers. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'noscript',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
  'xmp',
  'noembed',
  'noframes',
])
const inline: readonly string[] = ['strong', 'em', 'br', '#text']
/** What each element may contain. */
const allowedContent: Record<RichTag | 'root', readonly string[]> = {
  root: ['p', 'ul', 'ol', 'h3', 'h4'],
  ul: ['li'],
  ol: ['li'],
  li: [...inline, 'ul', 'ol'],
  p: inline,
  h3: inline,
  h4: inline,
  strong: inline,
  em: inline,
  br: [],
}

interface Open {
  tag: RichTag | 'root'
  children: RichNode[]
}

/**
 * A supplier's HTML as a tree of paragraphs, lists, emphasis and small headings, which React renders. Of other elements
 * only the text stays, of scripts and styles nothing, and attributes never. The tree is always valid HTML, whatever the
 * nesting of the input was.
 */
export function parseRichText(html: string): RichNode[] {
  const root: Open = { tag: 'root', children: [] }
  const stack: Open[] = [root]
  for (const token of tokensOf(html.slice(0, htmlMax))) {
    if (token.kind === 'text') addText(stack, token.text)
    else if (token.kind === 'close') close(stack, token.tag)
    else open(stack, token.tag)
  }
  return root.children.filter((node) => hasContent(node))
}

/** The tree as HTML, always the same text for the same tree. It contains only allowed elements and escaped text. */
function formatRichText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node.replace(/[&<>]/g, (character) => escapes[character] as string)
      return node.tag === 'br' ? '<br>' : `<${node.tag}>${formatRichText(node.children)}</${node.tag}>`
    })
    .join('')
}

// As browsers serialize a text node: stored descriptions and the wire's `feacture` contain exactly this form. Text in
// pages and mails that the server writes has another form, which is safe in attributes too (server/platform/html.ts).
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** HTML reduced to the elements of a description, as it is stored and as it is sent to pages. */
export function cleanRichText(html: string): string {
  return formatRichText(parseRichText(html))
}

type Token = { kind: 'text'; text: string } | { kind: 'open' | 'close'; tag: string }

/** Texts and tags in their order. A `<` that begins no tag is text; a tag that never ends swallows the rest. */
function* tokensOf(html: string): Generator<Token> {
  let at = 0
  let lower: string | undefined
  while (at < html.length) {
    const next = html.indexOf('<', at)
    const textEnd = next < 0 ? html.length : next
    if (textEnd > at) yield { kind: 'text', text: html.slice(at, textEnd) }
    if (next < 0) return
    if (html.startsWith('<!--', next)) {
      const end = html.indexOf('-->', next + 4)
      if (end < 0) return
      at = end + 3
      continue
    }
    const name = /^<(\/?)([a-z][a-z0-9:-]*)/i.exec(html.slice(next, next + 40))
    if (!name && !/^<[!?/]/.test(html.slice(next, next + 2))) {
      yield { kind: 'text', text: '<' }
      at = next + 1
      continue
    }
    at = tagEnd(html, next)
    const tag = name?.[2]?.toLowerCase()
    if (!tag) continue
    if (!name?.[1] && dropped.has(tag)) at = afterDropped((lower ??= lowerAscii(html)), tag, at)
    else yield { kind: name?.[1] ? 'close' : 'open', tag }
  }
}

/** Where a tag ends; a `>` inside a quoted attribute does not end it. */
function tagEnd(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < html.length; at += 1) {
    const character = html[at] as string
    if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  return html.length
}

/** Where the content of a dropped element ends; `lower` is the HTML with its letters from A to Z in lower case. */
function afterDropped(lower: string, tag: string, from: number): number {
  const end = lower.indexOf(`</${tag}`, from)
  return end < 0 ? lower.length : tagEnd(lower, end)
}

// Other letters may become longer in lower case, which would move all places behind them.
const lowerAscii = (html: string) => html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

function open(stack: Open[], name: string): void {
  const tag = replacements.get(name) ?? (richTags as readonly string[]).find((known) => known === name)
  if (!tag) return
  const allowed =
    tag === 'li' && !stack.some((element) => element.tag === 'ul' || element.tag === 'ol') ? 'p' : (tag as RichTag)
  // Of a paragraph or heading within a list item only the text stays: opening it would end the list.
  if (
    allowedContent.root.includes(allowed) &&
    !['ul', 'ol'].includes(allowed) &&
    stack.some((element) => element.tag === 'li')
  )
    return
  openParentFor(stack, allowed)
  if (stack.length > depthMax) return
  const element: RichElement = { tag: allowed, children: [] }
  top(stack).children.push(element)
  if (allowed !== 'br') stack.push(element)
}

function close(stack: Open[], name: string): void {
  const tag = replacements.get(name) ?? name
  const at = stack.findLastIndex((element) => element.tag === tag)
  if (at > 0) stack.length = at
}

function addText(stack: Open[], raw: string): void {
  const text = decodeEntities(raw).replace(/\s+/g, ' ')
  const canContain = allowedContent[top(stack).tag].includes('#text')
  if (!canContain && !text.trim()) return
  openParentFor(stack, '#text')
  const { children } = top(stack)
  const before = children.at(-1)
  // Something between two texts may have been dropped, which leaves a space on either side: one is enough.
  const rest = typeof before === 'string' && before.endsWith(' ') ? text.trimStart() : text
  if (rest) children.push(rest)
}

/**
 * Closes elements up to one that may contain the given node. Where none may, a paragraph is opened around it, or within a
 * list an item.
 */
function openParentFor(stack: Open[], node: string): void {
  const at = stack.findLastIndex((element) => allowedContent[element.tag].includes(node))
  if (at >= 0) {
    stack.length = at + 1
    return
  }
  const parent = stack.findLast((element) => ['root', 'ul', 'ol'].includes(element.tag)) as Open
  stack.length = stack.indexOf(parent) + 1
  const around: RichElement = { tag: parent.tag === 'root' ? 'p' : 'li', children: [] }
  parent.children.push(around)
  stack.push(around)
}

const top = (stack: Open[]): Open => stack.at(-1) as Open

function hasContent(node: RichNode): boolean {
  if (typeof node === 'string') return node.trim() !== ''
  if (node.tag === 'br') return false
  return node.children.some(hasContent)
}
