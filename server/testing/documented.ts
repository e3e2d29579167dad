import { readFileSync } from 'node:fs'

const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')

/** The code block of a language below a heading of docs/operating.md, as an operator would copy it. */
export function documentedBlock(heading: string, language: string): string {
  const section = page.split(/^## /m).find((text) => text.startsWith(heading))
  const block = section?.match(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm'))?.[1]
  if (!block) throw new Error(`docs/operating.md has no block of ${language} below ${heading}`)
  return block
}
