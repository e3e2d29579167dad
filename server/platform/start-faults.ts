import { DatabaseAway } from './database/database-away.ts'
import { NoDatabase } from './database/embedded.ts'
import { FolderInUse } from './database/lock.ts'
import { SettingsError } from './settings.ts'
import { ShopFileError } from './shop.ts'

/**
 * PostgreSQL does not accept this process's connection: the server, database or user does not exist, the password is
 * wrong, or there is no TLS. The message has the driver's reason.
 */
export class DatabaseUnusable extends Error {
  constructor(reason: Error) {
    super(`The database of DATABASE_URL cannot be used (${reason.message}). Mend DATABASE_URL, or what it names.`, {
      cause: reason,
    })
  }
}

/** The start cannot continue; the message says what the operator has to do. */
export class StartRefused extends Error {}

/** The exit code of a start that failed: 78 where an operator has to act before another try can succeed, else 1. */
export function exitCodeOf(error: unknown): 1 | 78 {
  // A fault with a cause, such as a migration that waited too long for a lock, may not occur the next time.
  const isForOperator = [SettingsError, ShopFileError, NoDatabase, StartRefused].some((kind) => error instanceof kind)
  return isForOperator && (error as Error).cause === undefined ? 78 : 1
}

const folderFaults = new Set(['EACCES', 'EROFS', 'EEXIST', 'ENOTDIR', 'ENOSPC'])

/**
 * The message of a program that failed: one sentence where an operator can act on it, else the whole error with its
 * stack.
 */
export function explainFault(error: unknown): string {
  return sentenceOfFault(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}

/** One sentence that says what to do, where an operator can correct the fault; else undefined. */
export function sentenceOfFault(error: unknown): string | undefined {
  const kinds = [SettingsError, ShopFileError, FolderInUse, NoDatabase, DatabaseUnusable, StartRefused]
  if (kinds.some((kind) => error instanceof kind)) return (error as Error).message
  if (error instanceof DatabaseAway) return `${error.message}. What was stored stays; start again when it is back.`
  const { code = '', message, syscall, port = 0 } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EACCES' && syscall === 'listen')
    return `This user may not open port ${port}. Take one of 1024 or above: PORT=3000 npm start`
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or take another port: PORT=${port < 65_535 ? port + 1 : 3000} npm start`
  // A database whose name cannot be resolved is a DatabaseAway or DatabaseUnusable: this error is about HOST.
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo')
    return `HOST is no address of this machine (${message}). Give this store another.`
  if (folderFaults.has(code))
    return `The data folder cannot be written to (${message}). Give this store another DATA_DIR.`
  if (code === '42501')
    return `The user of DATABASE_URL may not make tables there (${message}). Give it a database of its own.`
  return undefined
}
