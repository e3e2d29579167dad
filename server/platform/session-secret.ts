import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from './settings.ts'

const charactersMin = 32

/**
 * The secret of the session tokens in the data folder, generated at the first start. Refuses a file without a secret,
 * as a full disk may leave it: anybody could make tokens signed with an empty key.
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
 * Writes a secret to a temporary file and links it to its place, so that of processes that start together one wins and
 * none reads half a secret.
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
