import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { codeFiles, root } from './repository-files.ts'

export interface Import {
  /** The importing file, from the root. */
  from: string
  /** The imported file from the root, or the name of a library. */
  to: string
  /** As the file writes it: `#domain/money/money.ts`, `./repository.ts`, `kysely`. */
  specifier: string
  isType: boolean
  isLibrary: boolean
  /** Loaded when the code runs that says so, and not with the importing file. */
  isOnDemand: boolean
}

/** All imports of the repository. */
export function readImports(): Import[] {
  return codeFiles().flatMap((path) => importsOf(path, readFileSync(root + path, 'utf8')))
}

/**
 * The imports of one file: `import`, `import type`, `export … from`, `import('…')` and types such as
 * `typeof import('…')`. An `import()` of a computed path is left out, and so
 * are the `./+types/…` that the router generates for a route.
 */
export function importsOf(path: string, text: string): Import[] {
  const parsed = parseSync(path, text)
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`)
  const found: Pick<Import, 'specifier' | 'isType' | 'isOnDemand'>[] = []
  for (const { moduleRequest, entries } of parsed.module.staticImports)
    found.push({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
      isOnDemand: false,
    })
  for (const { entries } of parsed.module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) found.push({ specifier: moduleRequest.value, isType, isOnDemand: false })
  for (const { moduleRequest } of parsed.module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[2]) found.push({ specifier: literal[2], isType: false, isOnDemand: true })
  }
  // Reading the syntax tree takes most of the time, and few files name a type by `import('…')`.
  if (/\bimport\(/.test(text))
    for (const specifier of typeImports(parsed.program)) found.push({ specifier, isType: true, isOnDemand: false })
  return found
    .filter(({ specifier }) => !specifier.startsWith('./+types/'))
    .map((each) => ({ from: path, ...each, ...targetOf(path, each.specifier) }))
}

/** Specifiers of `import('…')` written as a type. */
function typeImports(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(typeImports)
  const { type, source } = node as { type?: string; source?: { value?: unknown } }
  const own = type === 'TSImportType' && typeof source?.value === 'string' ? [source.value] : []
  return [...own, ...Object.values(node).flatMap(typeImports)]
}

/** `./repository.ts` seen from server/modules/cart/a.ts is server/modules/cart/repository.ts; `#domain/a.ts` is domain/a.ts. */
function targetOf(path: string, specifier: string): { to: string; isLibrary: boolean } {
  if (specifier.startsWith('.')) return { to: posix.join(posix.dirname(path), specifier), isLibrary: false }
  if (specifier.startsWith('#schemas/')) return { to: specifier.replace('#schemas', 'contract'), isLibrary: false }
  if (specifier.startsWith('#')) return { to: specifier.slice(1), isLibrary: false }
  return { to: specifier, isLibrary: true }
}
