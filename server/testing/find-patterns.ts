import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Visitor, parseSync } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = ['contract', 'domain', 'search-engine', 'server', 'storefront']
const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|^server\/testing\/|\/\+types\/|\.react-router\//.test(file)

export interface FoundPattern {
  file: string
  source: string
  flags: string
}

export interface FoundPatterns {
  /** Every regular expression literal in the sources. */
  literals: FoundPattern[]
  /** The files that build regular expressions at run time, whose texts no parser can read. */
  makers: string[]
}

/** Finds the regular expressions in the sources of the packages that the store runs on, without their tests. */
export function findPatterns(): FoundPatterns {
  const literals: FoundPattern[] = []
  const makers = new Set<string>()
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const file = `${folder}/${name}`
      if (isSource(file)) read(file, readFileSync(join(root, file), 'utf8'), literals, makers)
    }
  }
  return { literals, makers: [...makers].toSorted() }
}

function read(file: string, text: string, literals: FoundPattern[], makers: Set<string>): void {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const noteMaker = ({ callee }: { callee: { start: number; end: number } }) => {
    if (text.slice(callee.start, callee.end) === 'RegExp') makers.add(file)
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex) literals.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: noteMaker,
    CallExpression: noteMaker,
  }).visit(program)
}
