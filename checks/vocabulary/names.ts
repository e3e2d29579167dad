import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../repository-files.ts'

/** A piece of text that a reader of the repository meets as a name or a headline. */
export interface Name {
  kind: 'file' | 'identifier' | 'heading' | 'test title' | 'message'
  text: string
  /** The file it stands in, from the root. */
  path: string
}

interface Node {
  type: string
  [key: string]: unknown
}

/** The names in one file: its own, and by its kind the identifiers, titles and messages of code or the headings of a document. */
export function namesIn(path: string): Name[] {
  const own: Name = { kind: 'file', text: basename(path).replace(/\.[a-z0-9.]+$/i, ''), path }
  if (path.endsWith('.md')) return [own, ...headingsIn(path, readFileSync(root + path, 'utf8'))]
  if (/\.(tsx?|mjs)$/.test(path)) return [own, ...namesInCode(path, readFileSync(root + path, 'utf8'))]
  return [own]
}

export function headingsIn(path: string, text: string): Name[] {
  const withoutCode = text.replace(/^```[\s\S]*?^```/gm, '')
  return [...withoutCode.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => ({
    kind: 'heading',
    text: heading,
    path,
  }))
}

/** Names that the file declares, titles of its tests, and what its log lines, console lines and errors say. */
export function namesInCode(path: string, text: string): Name[] {
  const names: Name[] = []
  const add = (kind: Name['kind'], value: string | undefined) => value && names.push({ kind, text: value, path })
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const each = node as Node
    // The keys of a destructuring pattern are uses of a name.
    if (each.type === 'ObjectPattern') return (each.properties as Node[]).forEach(({ value }) => visit(value))
    for (const declared of declaredNames(each)) add('identifier', declared)
    for (const { kind, value } of sayings(each)) add(kind, value)
    for (const key in each) if (key !== 'loc' && key !== 'range') visit(each[key])
  }
  visit(parseSync(path, text).program)
  return names
}

/** Identifiers that this node brings into the world; a use of a name does not. */
function declaredNames(node: Node): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return boundNames(node.id)
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'TSDeclareFunction':
    case 'TSFunctionType':
    case 'TSMethodSignature':
      return [...boundNames(node.id), ...((node.params as unknown[]) ?? []).flatMap(boundNames), ...keyName(node)]
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return boundNames(node.id)
    case 'TSTypeParameter':
      return boundNames(node.name)
    case 'CatchClause':
      return boundNames(node.param)
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
    case 'TSPropertySignature':
      return keyName(node)
    case 'ImportSpecifier':
      return (node.local as Node).name === (node.imported as Node).name ? [] : boundNames(node.local)
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return boundNames(node.local)
    default:
      return []
  }
}

/** The names that a pattern binds: `a`, `{ a, b: c }`, `[a, ...b]`, `a = 1`. */
function boundNames(pattern: unknown): string[] {
  if (typeof pattern !== 'object' || pattern === null) return []
  const node = pattern as Node
  switch (node.type) {
    case 'Identifier':
      return [node.name as string]
    case 'ObjectPattern':
      return (node.properties as Node[]).flatMap((each) => boundNames(each.type === 'RestElement' ? each : each.value))
    case 'ArrayPattern':
      return (node.elements as unknown[]).flatMap(boundNames)
    case 'AssignmentPattern':
      return boundNames(node.left)
    case 'RestElement':
      return boundNames(node.argument)
    case 'TSParameterProperty':
      return boundNames(node.parameter)
    default:
      return []
  }
}

/** The name of a member; none where it is computed. */
function keyName(node: Node): string[] {
  const key = node.key as Node | undefined
  if (!key || node.computed) return []
  if (key.type === 'Identifier') return [key.name as string]
  return typeof key.value === 'string' ? [key.value] : []
}

const titleFunctions = /^(test|it|describe|testWith)$/
const outputFunctions = /^(log|logger|console)$/

/** Titles of tests and texts of log lines, console lines and errors. */
function sayings(node: Node): { kind: Name['kind']; value: string }[] {
  if (node.type === 'NewExpression' && nameOf(node.callee).endsWith('Error'))
    return texts((node.arguments as unknown[])[0]).map((value) => ({ kind: 'message', value }))
  if (node.type !== 'CallExpression') return []
  const given = node.arguments as unknown[]
  const name = nameOf(node.callee)
  if (titleFunctions.test(name)) return texts(given[0]).map((value) => ({ kind: 'test title', value }))
  if (outputFunctions.test(name)) return given.flatMap(texts).map((value) => ({ kind: 'message', value }))
  return []
}

/** `test` of `test(…)`, `test.each(…)(…)` and `test.skip(…)`, `log` of `log.warn(…)` and `ctx.log.warn(…)`. */
function nameOf(callee: unknown): string {
  const node = callee as Node
  if (node.type === 'Identifier') return node.name as string
  if (node.type === 'CallExpression') return nameOf(node.callee)
  if (node.type !== 'MemberExpression') return ''
  const object = node.object as Node
  return object.type === 'MemberExpression' ? (((object.property as Node).name as string) ?? '') : nameOf(object)
}

/** The fixed text of a string or a template; none of anything else. */
function texts(node: unknown): string[] {
  const each = node as Node | undefined
  if (each?.type === 'Literal' && typeof each.value === 'string') return [each.value]
  if (each?.type !== 'TemplateLiteral') return []
  return [(each.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' … ')]
}

/** `keptAnswers` → kept, answers; `STORE_LOOK` → store, look; `scroll-keeper` → scroll, keeper. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z’']+/)
    .filter((word) => word !== '')
}
