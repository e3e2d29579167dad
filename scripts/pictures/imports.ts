import { readImports } from '../../checks/import-graph.ts'
import { codeFiles } from '../../checks/repository-files.ts'

export interface Edge {
  from: string
  to: string
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/**
 * Imports between files of the repository. Those of tests do not count, since a test may import more than the module
 * that it tests.
 */
const imports = readImports().filter(({ from, isLibrary }) => !isLibrary && !isTest(from))

/** The arrows between groups of files, each once and in alphabetical order; `groupOf` names a file's group, undefined leaves the file out. */
export function edgesBetween(groupOf: (path: string) => string | undefined): Edge[] {
  const edges = new Map<string, Edge>()
  for (const { from, to } of imports) {
    const edge = { from: groupOf(from), to: groupOf(to) }
    if (edge.from && edge.to && edge.from !== edge.to) edges.set(`${edge.from} ${edge.to}`, edge as Edge)
  }
  return [...edges].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, edge]) => edge)
}

/** The folders directly below a folder that hold code. */
export function foldersBelow(folder: string): Set<string> {
  const below = codeFiles().filter((path) => path.startsWith(`${folder}/`) && !isTest(path))
  return new Set(
    below
      .map((path) => path.slice(folder.length + 1).split('/'))
      .flatMap(([name, file]) => (file ? [name as string] : [])),
  )
}

/** Removes each arrow that follows from others: of a → b, b → c and a → c the last. Expects no cycle. */
export function withoutImplied(edges: readonly Edge[]): Edge[] {
  const reaches = (from: string, to: string, skipped: Edge): boolean =>
    edges.some((edge) => edge !== skipped && edge.from === from && (edge.to === to || reaches(edge.to, to, skipped)))
  return edges.filter((edge) => !reaches(edge.from, edge.to, edge))
}
