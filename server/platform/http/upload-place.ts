import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../ids.ts'
import type { Settings } from '../settings.ts'
import type { Share } from '../shares.ts'
import { type HttpContext, contextOf } from './request-context.ts'

const receivingFolder = ({ DATA_DIR }: Settings) => join(DATA_DIR, 'receiving')

/** A name for the folder of one call; `withUploadPlace` makes and removes it. */
export const uploadFolderOf = (settings: Settings): string => join(receivingFolder(settings), newId())

/**
 * Runs a call that receives files: once its guard and its limits let it in, with a folder for its files, which is
 * removed however the call ends. A process receives at most twelve such calls at once, so that their files have room on
 * its disk; others wait for a moment without being read, and are then refused.
 */
export async function withUploadPlace<T>(context: HttpContext, run: () => Promise<T>): Promise<T> {
  const { platform, route, uploadFolder } = context
  route.guard(contextOf(context))
  return platform.shares.run(sharesOfUpload(context), async () => {
    await mkdir(uploadFolder, { recursive: true, mode: 0o700 })
    return run().finally(() => rm(uploadFolder, { recursive: true, force: true }))
  })
}

// A body must not wait for as long as a slow one may pause (body-pace.ts).
const waitMs = 5_000
const ofCaller: Omit<Share, 'name' | 'runningMax'> = {
  waitingMax: 4,
  waitMs,
  promptRefusals: 4,
  refusal: { code: 'too-many-at-once', retryAfterSeconds: 5 },
}
const ofProcess: Share = {
  name: 'uploads',
  runningMax: 12,
  waitingMax: 40,
  waitMs,
  refusal: { code: 'busy', retryAfterSeconds: 5 },
}

function sharesOfUpload({ actor, clientIp }: HttpContext): Share[] {
  const account = actor.kind === 'customer' ? actor.customerId : 'none'
  return [
    { ...ofCaller, name: `uploads of account ${account}`, runningMax: 2 },
    ...(clientIp ? [{ ...ofCaller, name: `uploads from ${clientIp}`, runningMax: 6, waitingMax: 12 }] : []),
    ofProcess,
  ]
}

const abandonedMs = 3_600_000

/** Removes the files that a killed process left behind an hour ago or earlier: they are private pictures. */
export async function removeAbandonedUploads(settings: Settings, now: Date): Promise<void> {
  const folder = receivingFolder(settings)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    )
    if (changedAt < now.getTime() - abandonedMs) await rm(path, { recursive: true, force: true })
  }
}
