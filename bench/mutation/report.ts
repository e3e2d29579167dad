/** The part of StrykerJS's report that the scenario reads. */
export interface MutationReport {
  files: Record<string, { source: string; mutants: Mutant[] }>
}

interface Mutant {
  mutatorName: string
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'CompileError' | 'RuntimeError'
  replacement?: string
  location: { start: Position; end: Position }
}

interface Position {
  line: number
  column: number
}

const detected = ['Killed', 'Timeout']
const undetected = ['Survived', 'NoCoverage']

/** The share of mutants that a test noticed. Mutants that do not run and those of module constants do not count. */
export function mutationScore({ files }: MutationReport): { score: number; detected: number; valid: number } {
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const count = (statuses: readonly string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
  const valid = count([...detected, ...undetected])
  return { score: valid === 0 ? 0 : count(detected) / valid, detected: count(detected), valid }
}

/** A line for each mutant that no test noticed: `domain/money/tax.ts:12 a < b → a <= b`. */
export function survivors({ files }: MutationReport): string[] {
  return Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants
      .filter(({ status }) => undetected.includes(status))
      .map(({ location, replacement = '' }) => {
        const original = textAt(source, location)
        return `${path}:${location.start.line} ${oneLine(original)} → ${oneLine(replacement)}`
      }),
  )
}

/** Lines and columns of the report count from 1. */
function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n')
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
