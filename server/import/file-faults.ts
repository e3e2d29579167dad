import { ImportError } from './mapping.ts'

/** What the system says of a path that cannot be read or written; a fault of the database has none of these codes. */
const codes: Readonly<Record<string, string>> = {
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'its disk can only be read',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EEXIST: 'its folder is a file',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'it is too large for the disk',
  EIO: 'the disk has a fault',
  EPIPE: 'its reader has ended',
}

/** Why a file could not be written, as the end of a sentence; undefined for an error that is not about a file. */
export const faultOfFile = (error: unknown): string | undefined => codes[(error as NodeJS.ErrnoException)?.code ?? '']

/** Runs work that writes a file. Refuses with a sentence that names the path where it cannot be written. */
export async function namingPath<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const fault = faultOfFile(error)
    if (fault === undefined) throw error
    throw new ImportError(`${path} cannot be written: ${fault}.`)
  }
}
