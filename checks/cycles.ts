import type { Import } from './import-graph.ts'

type Edge = readonly [from: string, to: string]

/** Groups of files that import each other in a circle: two or more files, each of which reaches all others of its group. */
export function findCycles(imports: readonly Edge[]): string[][] {
  const next = new Map<string, string[]>()
  for (const [from, to] of imports) next.set(from, [...(next.get(from) ?? []), to])
  return stronglyConnected(next).filter(
    (group) => group.length > 1 || next.get(group[0] ?? '')?.includes(group[0] ?? ''),
  )
}

/** Imports between files of the repository, as pairs. */
export const fileEdges = (imports: readonly Import[]): Edge[] =>
  imports.filter(({ isLibrary }) => !isLibrary).map(({ from, to }) => [from, to])

/** Tarjan’s algorithm: one walk over all files, each numbered when it is first met. */
function stronglyConnected(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const numberOf = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const groups: string[][] = []
  const visit = (file: string): void => {
    const number = numberOf.size
    numberOf.set(file, number)
    lowest.set(file, number)
    stack.push(file)
    for (const each of next.get(file) ?? []) {
      if (!numberOf.has(each)) visit(each)
      // A file that left the stack belongs to a finished group.
      if (stack.includes(each)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(each) ?? 0))
    }
    if (lowest.get(file) === number) groups.push(stack.splice(stack.indexOf(file)))
  }
  for (const file of next.keys()) if (!numberOf.has(file)) visit(file)
  return groups
}
