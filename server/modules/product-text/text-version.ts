import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownSynonyms } from './own-synonyms.ts'

/** The code and data that cut a product's texts into terms, and that store the terms. */
const folders = ['../../../search-engine/', '../../../domain/', './']

/**
 * Names the version of everything that decides how a text is cut and stored: the code, the thesaurus with a retailer's own
 * words, the program that runs it. An index that was saved by another version is of no use.
 */
export function textVersion(): string {
  const hash = createHash('sha256').update(JSON.stringify([process.versions, ownSynonyms()]))
  for (const folder of folders) {
    const path = fileURLToPath(new URL(folder, import.meta.url))
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    for (const name of names.toSorted()) hash.update(`\n${folder}${name}\n`).update(readFileSync(join(path, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
