import { lockCustomer } from '#server/modules/identity/lock-customer.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import * as repository from './repository.ts'
import type { UploadPurpose } from './upload.ts'

/**
 * Puts pictures that `receivePictures` stored into use, by their purposes, in place of those that the customer has for
 * these purposes. A purpose without an id loses its picture.
 */
export async function useUploads(ctx: CustomerCtx, ids: ReadonlyMap<UploadPurpose, string | undefined>): Promise<void> {
  const { db, actor, now } = ctx
  const { customerId } = actor
  await lockCustomer(ctx)
  await repository.deleteUploads(db, customerId, [...ids.keys()], now)
  for (const id of ids.values())
    if (id !== undefined && !(await repository.attachUpload(db, customerId, id, now)))
      throw new Error('A picture that was just stored is missing')
}

/** Puts pictures that `receivePictures` stored into use, beside those that the customer has for the same purpose. */
export async function addUploads({ db, actor, now }: CustomerCtx, ids: Iterable<string>): Promise<void> {
  for (const id of ids)
    if (!(await repository.attachUpload(db, actor.customerId, id, now)))
      throw new Error('A picture that was just stored is missing')
}

/** The picture that the customer has for a purpose, if any. */
export function findUploadFor(
  { db, actor }: CustomerCtx,
  purpose: UploadPurpose,
): Promise<{ id: string; width: number; height: number } | undefined> {
  return repository.findUploadFor(db, actor.customerId, purpose)
}
