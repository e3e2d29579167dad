import { refuse } from '#contract/refusals.ts'
import { BucketFailed, bucketOf } from '#server/platform/bucket.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { findUpload } from './repository.ts'
import { reviewedPurposes } from './upload.ts'

/**
 * The bytes of a picture of the customer, and for employees of every proof and return (ACCOUNT-60), which is logged with
 * who read it. Somebody else's is not found, and a picture of the bucket is refused while the bucket is away.
 */
export async function getUpload(
  { db, actor, settings, log }: CustomerCtx,
  id: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const ofAnybody = actor.isEmployee ? reviewedPurposes : []
  const found = await findUpload(db, { customerId: actor.customerId, ofAnybody, id })
  if (found && found.customerId !== actor.customerId) {
    const { purpose, customerId } = found
    log.info({ upload: id, purpose, customerId, employeeId: actor.customerId }, 'an employee read a picture')
  }
  if (found?.bytes) return new Uint8Array(found.bytes)
  if (!found?.bucketKey) refuse('not-found')
  try {
    const bytes = await bucketOf(settings)?.get(found.bucketKey)
    if (bytes) return new Uint8Array(bytes)
    log.error({ upload: id }, 'the bucket of a picture is not set, or has lost it')
  } catch (error) {
    if (!(error instanceof BucketFailed)) throw error
    log.error({ err: error }, 'a picture could not be read')
  }
  refuse('pictures-away', { retryAfterSeconds: 60 })
}
