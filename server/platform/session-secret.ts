import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from './settings.ts'

const charactersMin = 32

/**
 * The secret of the session tokens in the data folder, generated at the first start. Refuses a file that was
 * cut short, for example by a full disk: tokens signed with nothing could be made by anybody.
 */
export function storedSecret(folder: string): string {
  const path = join(folder, 'session-secret')
  if (!existsSync(path)) make(folder, path)
  const secret = readFileSync(path, 'utf8')
  if (secret.length < charactersMin)
    throw new SettingsError([`The file ${path} holds no secret. Delete it and start again.`])
  return secret
}

/**
 * Written whole beside its place and then linked there: of starts of the same moment one wins, and none reads half a
 * secret.
 */
function make(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  try {
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
