import {
  checkPhoto,
  isPhoto,
  listPhotoNames,
  listPhotosOf,
  rememberAddress,
  storePhoto,
} from '#server/modules/products/photos.ts'
import {
  type GivenPictures,
  type OtherPictures,
  listOtherPictures,
  replacePictures,
} from '#server/modules/products/replace-pictures.ts'
import { type Studio, isStudioPicture, readStudio } from '#server/modules/products/studio-pictures.ts'
import { UnusablePicture } from '#server/modules/uploads/encode-picture.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Settings } from '#server/platform/settings.ts'
import type { MissedPicture } from '../summary.ts'
import { type WebAccess, refuseAddress } from './fetch-picture.ts'
import { type PictureFiles, openPictureFiles } from './picture-files.ts'
import { type OutsideSource, type PictureSource, UnusableSource, exportedPathOf } from './picture-source.ts'

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

type OnMissed = (missed: MissedPicture) => void

export interface PictureTaker {
  /** Gives products the pictures that a list names, those that can be had; gives the products that have others now. */
  take(listed: readonly ListedPictures[], onMissed: OnMissed): Promise<OtherPictures[]>
  /** Says what `take` would do and could not have, stores nothing and calls no address. */
  check(listed: readonly ListedPictures[], onMissed: OnMissed): Promise<OtherPictures[]>
  close(): Promise<void>
}

/** Takes the pictures of lists: from files, an archive or the web, each encoded anew and stored once. */
export async function createPictureTaker(db: Database, options: PictureFolder): Promise<PictureTaker> {
  const files = await openPictureFiles(options)
  const storing = { db, options, files, studio: readStudio(), count: 0 }
  return {
    async take(listed, onMissed) {
      const known = await listKnown(db, listed)
      const had = await haveEach(listed, { options, onMissed }, (source) => storedOf(storing, source, known))
      return replacePictures(db, had)
    },
    async check(listed, onMissed) {
      const known = await listKnown(db, listed)
      const had = await haveEach(listed, { options, onMissed }, (source) => checkedOf(storing, source, known))
      return listOtherPictures(db, had)
    },
    close: files.close,
  }
}

interface Storing {
  db: Database
  options: PictureFolder
  files: PictureFiles
  studio: Studio
  /** How many new pictures this run has read. */
  count: number
}

/** What the store has of the pictures that rows name. */
interface Known {
  photos: Set<string>
  /** By the addresses that they were fetched from. */
  fetched: Map<string, string>
}

type Picture = GivenPictures['pictures'][number]

async function listKnown(db: Database, listed: readonly ListedPictures[]): Promise<Known> {
  const sources = listed.flatMap((one) => one.sources)
  const photos = sources.flatMap((source) => (source.kind === 'store' ? source.picture : [])).filter(isPhoto)
  const addresses = sources.flatMap((source) => (source.kind === 'web' ? source.address : []))
  return { photos: await listPhotoNames(db, photos), fetched: await listPhotosOf(db, addresses) }
}

/** By the codes of products, the pictures that could be had. */
async function haveEach(
  listed: readonly ListedPictures[],
  { options, onMissed }: { options: PictureFolder; onMissed: OnMissed },
  have: (source: PictureSource) => Promise<Picture>,
): Promise<Map<string, GivenPictures>> {
  const had = new Map<string, GivenPictures>()
  for (const { line, code, sources } of listed) {
    if (options.signal?.aborted) break
    const pictures: Picture[] = []
    for (const source of sources) {
      try {
        pictures.push(await have(source))
      } catch (error) {
        onMissed({ line, source: nameOf(source), reason: reasonOf(error) })
      }
    }
    had.set(code, { pictures, isComplete: pictures.length === sources.length })
  }
  return had
}

function nameOf(source: PictureSource): string {
  if (source.kind !== 'store') return source.kind === 'web' ? source.address : source.path
  return isPhoto(source.picture) ? exportedPathOf(source.picture) : `store:${source.photoType}/${source.picture}`
}

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

/** The store's own picture of a source: one that it has, else one that it makes of the source. */
async function storedOf(storing: Storing, source: PictureSource, known: Known): Promise<Picture> {
  const there = knownOf(source, known, storing)
  if (there) return there
  const { db, options, files } = storing
  countNew(storing)
  const outside = outsideOf(source)
  const name = source.kind === 'store' ? source.picture : undefined
  const { settings, now } = options
  const photo = await files.use(outside, (path) => storePhoto({ db, settings, now }, path, name))
  known.photos.add(photo)
  if (source.kind === 'store') return source
  if (source.kind === 'web') {
    await rememberAddress(db, source.address, photo)
    known.fetched.set(source.address, photo)
  }
  return { picture: photo, photoType: 'photo' }
}

/** Refuses a source of which the store could not make a picture, as far as that can be said without fetching it. */
async function checkedOf(storing: Storing, source: PictureSource, known: Known): Promise<Picture> {
  const there = knownOf(source, known, storing)
  if (there) return there
  countNew(storing)
  if (source.kind === 'web') {
    refuseAddress(source.address, storing.options.web)
    return { picture: source.address, photoType: 'photo' }
  }
  const photo = await storing.files.use(outsideOf(source), (path) => checkPhoto(storing.db, path))
  return source.kind === 'store' ? source : { picture: photo, photoType: 'photo' }
}

function countNew(storing: Storing): void {
  storing.count += 1
  if (storing.count > newPicturesMax) throw new UnusableSource('is one too many for a run: import the list again')
}

function knownOf(source: PictureSource, { photos, fetched }: Known, { studio }: Storing): Picture | undefined {
  if (source.kind === 'store') {
    if (isPhoto(source.picture)) return photos.has(source.picture) ? source : undefined
    if (isStudioPicture(studio, source)) return source
    throw new UnusableSource('is no picture of the store')
  }
  const photo = source.kind === 'web' ? fetched.get(source.address) : undefined
  return photo === undefined ? undefined : { picture: photo, photoType: 'photo' }
}

/** A photograph of another store is a file of its export. */
const outsideOf = (source: PictureSource): OutsideSource =>
  source.kind === 'store' ? { kind: 'file', path: exportedPathOf(source.picture) } : source
