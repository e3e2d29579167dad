import type { Ctx } from '#server/platform/context.ts'
import type { PreparedPassword } from '#server/platform/identity-service.ts'
import { invalidField } from '#server/platform/http/invalid-input.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Refuses a new password that guessing starts with (ACCOUNT-13); `field` is its name in the request. */
export function refuseCommonPassword({ language }: Pick<Ctx, 'language'>, field: string, password: string): void {
  if (isCommonPassword(password)) throw invalidField(field, 'common-password', language)
}

/** Prepares a new password that is not common; `field` is its name in the request. */
export function prepareNewPassword(
  ctx: Pick<Ctx, 'language' | 'clientIp' | 'identity'>,
  field: string,
  password: string,
): Promise<PreparedPassword> {
  refuseCommonPassword(ctx, field, password)
  return ctx.identity.withPasswords({ clientIp: ctx.clientIp }, (passwords) => passwords.prepare(password))
}
