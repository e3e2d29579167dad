import { refuse } from '#contract/refusals.ts'
import type { FieldError } from '#contract/envelope.ts'
import { BucketFailed, bucketOf } from '#server/platform/bucket.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { InvalidInput, fieldErrorOf } from '#server/platform/http/invalid-input.ts'
import { QueueFull, createLimiter } from '#server/platform/limiter.ts'
import type { Limit } from '#server/platform/limits.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { type EncodedPicture, type PictureShape, UnusablePicture, encodePicture } from './encode-picture.ts'
import { countBytesSince, insertUpload } from './repository.ts'
import type { UploadPurpose } from './upload.ts'

export interface ExpectedPicture {
  /** The field of the form. */
  field: string
  purpose: UploadPurpose
  shape: PictureShape
}

/** A picture costs processor time even where it is refused, so each one counts. */
export const picturesPerDay: Limit = { name: 'pictures', points: 60, seconds: 86_400 }
export const pictureBytesPerDay = 40_000_000
const dayMs = 86_400_000
const retryAfterSeconds = 3_600

// One picture at a time: some take hundreds of megabytes while they are decoded, and the other core serves everybody
// else meanwhile.
const queue = createLimiter({
  runningMax: 1,
  runningPerIpMax: 1,
  placesMax: 60,
  placesPerIpMax: 30,
  placesPerCallerMax: 8,
})

/**
 * Encodes the pictures of a form anew and stores them, before the command that needs them opens its transaction; the
 * command attaches them, and what it does not attach is deleted after a day. Gives the ids by the fields. Refuses
 * pictures that cannot be used (422, all fields at once), more than the account may send in a day (429), and all of them
 * while the bucket is away (503).
 */
export async function receivePictures(
  ctx: PrepareCtx<CustomerCtx>,
  expected: readonly ExpectedPicture[],
): Promise<Map<string, string>> {
  const given = expected.filter(({ field }) => ctx.files.has(field))
  for (const _ of given)
    if (!(await ctx.limits.trySpend(picturesPerDay, ctx.actor.customerId)))
      refuse('too-many-pictures', { retryAfterSeconds })
  const encoded = await encodeAll(ctx, given)
  const { customerId } = ctx.actor
  const sent = await countBytesSince(ctx.db, customerId, new Date(ctx.now.getTime() - dayMs))
  const size = encoded.reduce((sum, { picture }) => sum + picture.bytes.length, 0)
  if (sent + size > pictureBytesPerDay) refuse('too-many-pictures', { retryAfterSeconds })
  const ids = new Map<string, string>()
  for (const { field, purpose, picture } of encoded) ids.set(field, await store(ctx, purpose, picture))
  return ids
}

async function encodeAll(
  { files, actor, clientIp, language }: PrepareCtx<CustomerCtx>,
  given: readonly ExpectedPicture[],
): Promise<(ExpectedPicture & { picture: EncodedPicture })[]> {
  const encoded: (ExpectedPicture & { picture: EncodedPicture })[] = []
  const errors: FieldError[] = []
  for (const each of given) {
    const path = files.get(each.field)?.path as string
    try {
      const run = () => encodePicture(path, each.shape)
      encoded.push({ ...each, picture: await queue.run({ clientIp, account: actor.customerId }, run) })
    } catch (error) {
      if (error instanceof QueueFull) refuse('busy', { retryAfterSeconds: 5 })
      if (!(error instanceof UnusablePicture)) throw error
      errors.push(fieldErrorOf(each.field, error.sentence, language))
    }
  }
  if (errors.length > 0) throw new InvalidInput(errors)
  return encoded
}

/**
 * Stores a picture. In a bucket its row comes first: a process that is killed in between leaves a row that names the
 * object, and the purge finds both.
 */
async function store(
  { db, actor, now, newId, settings, log }: PrepareCtx<CustomerCtx>,
  purpose: UploadPurpose,
  picture: EncodedPicture,
): Promise<string> {
  const id = newId()
  const bucket = bucketOf(settings)
  const bucketKey = bucket && `uploads/${id}.webp`
  await insertUpload(db, { id, customerId: actor.customerId, purpose, picture, bucketKey, now })
  if (bucket && bucketKey)
    await bucket.put(bucketKey, picture.bytes, 'image/webp').catch((error: unknown) => {
      if (!(error instanceof BucketFailed)) throw error
      log.error({ err: error }, 'a picture could not be stored')
      refuse('pictures-away', { retryAfterSeconds: 60 })
    })
  return id
}
