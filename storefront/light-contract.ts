import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, type Plugin, parseSync } from 'vite'

const folder = join(import.meta.dirname, '..', 'contract')
const rules = join(import.meta.dirname, '..', 'domain')
/** The factories of endpoints (contract/endpoint.ts, contract/download.ts). */
const factories = ['query', 'command', 'download']
/** Details of an endpoint that its callers in the browser do not use. */
const schemas = ['summary', 'input', 'reply']
const whole = '?whole'
/** Values that the bundler leaves out by itself where nobody uses them. */
const plain = ['Literal', 'ArrowFunctionExpression', 'FunctionExpression', 'Identifier', 'TSAsExpression']

/**
 * The contract in the browser: imported as `#contract/…`, a module of it has its endpoints without their schemas, which a
 * page does not need to call them; imported as `#schemas/…` it is whole, and so is what it imports. A form loads the
 * schemas, and the library behind them, with its first check (`checkInput`).
 */
export const lightContract: Plugin = {
  name: 'light-contract',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    const isWhole = source.startsWith('#schemas/') || importer?.endsWith(whole)
    const resolved = isWhole ? await this.resolve(source, importer, { ...options, skipSelf: true }) : null
    return resolved && hasSchemas(resolved.id) ? { ...resolved, id: resolved.id + whole } : undefined
  },
  transform(code, id) {
    if (hasSchemas(id)) return { code: withoutSchemas(code), map: null, moduleSideEffects: false }
    // Rules do nothing when they are loaded: without its schemas, a module of the contract needs few of them.
    return id.startsWith(rules) ? { moduleSideEffects: false } : undefined
  },
}

/** Whether a module is one of the contract that makes schemas. A whole one has another id. */
const hasSchemas = (id: string): boolean =>
  id.startsWith(folder) && id.endsWith('.ts') && readFileSync(id, 'utf8').includes("import * as z from 'zod/mini'")

/**
 * The code of a contract module without the schemas of its endpoints. Its other values are marked as free of side
 * effects, so that the bundler leaves out the schemas that nobody uses then.
 */
export function withoutSchemas(code: string): string {
  const edits: { start: number; end: number; text: string }[] = []
  for (const statement of parseSync('contract.ts', code).program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { init } of declaration.declarations) {
      if (!init || plain.includes(init.type)) continue
      const { start, end } = init
      const details = detailsOf(init)
      if (details)
        for (const property of details.properties.filter(isSchema))
          edits.push({ start: property.start, end: endWithComma(code, property.end), text: '' })
      else edits.push({ start, end, text: `/*@__PURE__*/ (() => (${code.slice(start, end)}))()` })
    }
  }
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code)
}

/** The details of an endpoint; undefined for another call. */
function detailsOf(init: ESTree.Expression): ESTree.ObjectExpression | undefined {
  if (init.type !== 'CallExpression') return undefined
  const { callee, arguments: given } = init
  const details = given[2]
  const isEndpoint = callee.type === 'Identifier' && factories.includes(callee.name)
  return isEndpoint && details?.type === 'ObjectExpression' ? details : undefined
}

const isSchema = (property: ESTree.ObjectPropertyKind): boolean =>
  property.type === 'Property' && property.key.type === 'Identifier' && schemas.includes(property.key.name)

/** The end of a property, past the comma that follows it. */
const endWithComma = (code: string, end: number): number => (code[end] === ',' ? end + 1 : end)
