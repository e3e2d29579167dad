import { createWriteStream } from 'node:fs'
import { access, constants, mkdtemp, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Archive, openArchive } from '../archive.ts'
import { type WebAccess, fetchPicture, pictureBytesMax } from './fetch-picture.ts'
import { type OutsideSource, UnusableSource } from './picture-source.ts'

const archiveLimits = {
  entriesMax: 100_000,
  entryBytesMax: pictureBytesMax,
  bytesMax: 20_000_000_000,
  mayLackEntries: true,
}

interface Places {
  /** The folder of the list, in which paths are. */
  folder: string
  /** A ZIP archive in which paths are instead. */
  archive?: string | undefined
  web: WebAccess
}

export interface PictureFiles {
  /** Calls `read` with the path of a file that has the picture, and gives its result. Throws UnusableSource. */
  use<Result>(source: OutsideSource, read: (path: string) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Opens the places in which pictures of a list are. Refuses an archive that cannot be read or exceeds a limit as a whole. */
export async function openPictureFiles({ folder, archive: archivePath, web }: Places): Promise<PictureFiles> {
  const archive = archivePath === undefined ? undefined : await openArchive(archivePath, archiveLimits)
  const scratch = await mkdtemp(join(tmpdir(), 'vitrina-pictures-'))
  let count = 0
  return {
    async use(source, read) {
      if (source.kind === 'file' && !archive) return read(await fileBeside(folder, source.path))
      // Batches take pictures at the same time, so each picture has a file of its own.
      count += 1
      const path = join(scratch, String(count))
      try {
        if (source.kind === 'web') await fetchPicture(source.address, path, web)
        else await unpack(archive as Archive, source.path, path)
        return await read(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    async close() {
      archive?.close()
      await rm(scratch, { recursive: true, force: true })
    },
  }
}

/** A file in the folder of the list; a symbolic link does not lead out of it. */
async function fileBeside(folder: string, path: string): Promise<string> {
  const inside = await realpath(folder)
  const file = await realpath(join(inside, path)).catch(() => undefined)
  if (file === undefined) throw new UnusableSource('is no file beside the list')
  if (!file.startsWith(inside + sep)) throw new UnusableSource('is outside of the folder of the list')
  const { size, isFile } = await stat(file).then((found) => ({ size: found.size, isFile: found.isFile() }))
  if (!isFile) throw new UnusableSource('is no file')
  if (size > pictureBytesMax) throw new UnusableSource(`is larger than ${pictureBytesMax / 1e6} MB`)
  await access(file, constants.R_OK).catch(() => {
    throw new UnusableSource('is a file that the import may not read')
  })
  return file
}

async function unpack(archive: Archive, name: string, path: string): Promise<void> {
  if (archive.sizeOf(name) === undefined) throw new UnusableSource('is not in the archive')
  const fault = archive.faultOf(name)
  if (fault) throw new UnusableSource(fault)
  try {
    await pipeline(await archive.read(name), createWriteStream(path))
  } catch {
    throw new UnusableSource('is damaged in the archive')
  }
}
