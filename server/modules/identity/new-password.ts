import { withPasswords } from './passwords.ts'
import type { Ctx } from '#server/platform/context.ts'
import { invalidField } from '#server/platform/http/invalid-input.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Refuses a new password that guessing starts with (ACCOUNT-13); `field` is its name in the request. */
export function refuseCommonPassword({ language }: Pick<Ctx, 'language'>, field: string, password: string): void {
  if (isCommonPassword(password)) throw invalidField(field, 'common-password', language)
}

/** The hash of a new password that is not common; `field` is its name in the request. */
export function hashNewPassword(
  ctx: Pick<Ctx, 'language' | 'clientIp'>,
  field: string,
  password: string,
): Promise<string> {
  refuseCommonPassword(ctx, field, password)
  return withPasswords({ clientIp: ctx.clientIp }, (passwords) => passwords.hash(password))
}
