import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SynonymsRefused, addOwnSynonyms } from './modules/product-text/own-synonyms.ts'
import { SettingsError } from './platform/settings.ts'

const fileName = 'synonyms.txt'

/** Adds the words of `synonyms.txt` in the data folder, where there is one; a wrong line stops the start with a sentence. */
export function readOwnSynonyms(dataFolder: string): number {
  const path = join(dataFolder, fileName)
  let file: string
  try {
    file = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
  try {
    return addOwnSynonyms(file)
  } catch (error) {
    if (error instanceof SynonymsRefused) throw new SettingsError([`${path}: ${error.message}.`])
    throw error
  }
}
