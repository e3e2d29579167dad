import { brokenPasswordRules } from '#domain/identity/password.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PreparedPassword, SecretOwner } from '#server/platform/identity-service.ts'
import { invalidField } from '#server/platform/http/invalid-input.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * Refuses a new password that breaks a rule of the settings, or that guessing starts with (ACCOUNT-13); `field` is its
 * name in the request.
 */
export function refuseWeakPassword(
  { language, settings }: Pick<Ctx, 'language' | 'settings'>,
  field: string,
  password: string,
): void {
  const requirements = { minimumLength: settings.PASSWORD_MINIMUM, required: settings.PASSWORD_REQUIRES }
  if (brokenPasswordRules(password, requirements).length > 0) throw invalidField(field, 'password', language)
  if (isCommonPassword(password)) throw invalidField(field, 'common-password', language)
}

/**
 * Prepares a new password; refuses a weak one, of which `field` is the name in the request. An account that has to replace
 * its password, since somebody else knows it, is `replacing`: then the current one is refused too.
 */
export function prepareNewPassword(
  ctx: Pick<Ctx, 'language' | 'settings' | 'clientIp' | 'identity'>,
  field: string,
  password: string,
  replacing?: SecretOwner,
): Promise<PreparedPassword> {
  refuseWeakPassword(ctx, field, password)
  return ctx.identity.withPasswords({ clientIp: ctx.clientIp }, async (passwords) => {
    if (replacing && (await passwords.check(password, replacing)))
      throw invalidField(field, 'password-unchanged', ctx.language)
    return passwords.prepare(password)
  })
}
