import { createWriteStream } from 'node:fs'
import { mkdtemp, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { listPhotosOf, rememberAddress, storePhoto } from '#server/modules/products/photos.ts'
import type { ProductState } from '#server/modules/products/product-state.ts'
import { replacePictures } from '#server/modules/products/replace-pictures.ts'
import { UnusablePicture } from '#server/modules/uploads/encode-picture.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Settings } from '#server/platform/settings.ts'
import { type Archive, openArchive } from '../archive.ts'
import { type WebAccess, fetchPicture, pictureBytesMax } from './fetch-picture.ts'
import type { MissedPicture } from '../summary.ts'
import { type PictureSource, UnusableSource } from './picture-source.ts'

const archiveLimits = { entriesMax: 100_000, entryBytesMax: pictureBytesMax, bytesMax: 20_000_000_000 }
/** One list may bring so many new pictures; a further run goes on. */
const newPicturesMax = 100_000

export interface PictureFolder {
  /** The folder of the list, in which paths are. */
  folder: string
  /** A ZIP archive in which paths are instead. */
  archive?: string | undefined
  settings: Settings
  web: WebAccess
  now: Date
  signal?: AbortSignal | undefined
}

export interface ListedPictures {
  line: number
  code: string
  sources: readonly PictureSource[]
}

export interface PictureTaker {
  /** Gives products the pictures that a list names, those that can be had; gives how many products have others now. */
  take(listed: readonly ListedPictures[], onMissed: (missed: MissedPicture) => void): Promise<number>
  close(): Promise<void>
}

/** Takes the pictures of lists: from files, an archive or the web, each encoded anew and stored once. */
export async function createPictureTaker(db: Database, options: PictureFolder): Promise<PictureTaker> {
  const archive = options.archive === undefined ? undefined : await openArchive(options.archive, archiveLimits)
  const scratch = await mkdtemp(join(tmpdir(), 'vitrina-pictures-'))
  const taker = { db, options, archive, scratch, count: 0 }
  return {
    async take(listed, onMissed) {
      const addresses = listed.flatMap(({ sources }) =>
        sources.flatMap((source) => (source.kind === 'web' ? source.address : [])),
      )
      const fetched = await listPhotosOf(db, addresses)
      const given = new Map<string, ProductState['pictures']>()
      for (const { line, code, sources } of listed) {
        if (options.signal?.aborted) break
        const pictures = await picturesOf(taker, sources, {
          fetched,
          onMissed: (source, reason) => onMissed({ line, source, reason }),
        })
        if (pictures.length > 0) given.set(code, pictures)
      }
      return replacePictures(db, given)
    },
    async close() {
      archive?.close()
      await rm(scratch, { recursive: true, force: true })
    },
  }
}

interface Taker {
  db: Database
  options: PictureFolder
  archive: Archive | undefined
  scratch: string
  count: number
}

interface TakingOptions {
  fetched: Map<string, string>
  onMissed: (source: string, reason: string) => void
}

async function picturesOf(
  taker: Taker,
  sources: readonly PictureSource[],
  { fetched, onMissed }: TakingOptions,
): Promise<ProductState['pictures']> {
  const pictures: { picture: string; photoType: string }[] = []
  for (const source of sources) {
    try {
      if (source.kind === 'store') pictures.push({ picture: source.picture, photoType: source.photoType })
      else pictures.push({ picture: await photoOf(taker, source, fetched), photoType: 'photo' })
    } catch (error) {
      onMissed(nameOf(source), reasonOf(error))
    }
  }
  return pictures
}

const nameOf = (source: PictureSource) =>
  source.kind === 'web' ? source.address : source.kind === 'file' ? source.path : source.picture

function reasonOf(error: unknown): string {
  if (error instanceof UnusableSource) return error.message
  if (error instanceof UnusablePicture) return unusable[error.sentence] ?? 'cannot be read as a picture'
  throw error
}

const unusable: Partial<Record<UnusablePicture['sentence'], string>> = {
  'picture-type': 'is no picture in JPEG, PNG, WebP or AVIF',
  'picture-moves': 'is a picture that moves',
  'picture-too-many-pixels': 'has more than 25 megapixels',
  'picture-too-small': 'has less than 100 pixels on a side',
}

type Outside = Exclude<PictureSource, { kind: 'store' }>

async function photoOf(taker: Taker, source: Outside, fetched: Map<string, string>): Promise<string> {
  const { db, options, archive, scratch } = taker
  const known = source.kind === 'web' ? fetched.get(source.address) : undefined
  if (known) return known
  taker.count += 1
  if (taker.count > newPicturesMax) throw new UnusableSource('is one too many for a run: import the list again')
  const path = join(scratch, 'picture')
  if (source.kind === 'file' && !archive) {
    return storePhoto({ db, settings: options.settings }, await fileBeside(options.folder, source.path), options.now)
  }
  if (source.kind === 'file') await unpack(archive as Archive, source.path, path)
  else await fetchPicture(source.address, path, options.web)
  const photo = await storePhoto({ db, settings: options.settings }, path, options.now)
  if (source.kind === 'web') {
    await rememberAddress(db, source.address, photo)
    fetched.set(source.address, photo)
  }
  return photo
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
  return file
}

async function unpack(archive: Archive, name: string, path: string): Promise<void> {
  if (archive.sizeOf(name) === undefined) throw new UnusableSource('is not in the archive')
  await pipeline(await archive.read(name), createWriteStream(path)).catch(() => {
    throw new UnusableSource('is damaged in the archive')
  })
}
