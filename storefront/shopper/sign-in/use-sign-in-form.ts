import type { FieldErrors } from '#contract/check-fields.ts'
import { CallFailed } from '#contract/client.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useFormSubmit } from '../../ui/use-form-submit.ts'
import { toFailure } from './failure.tsx'

/** A form that starts a session. It sends nothing where the browser blocks cookies: the session would be lost at once. */
export function useSignInForm(check: () => FieldErrors, send: () => Promise<void>) {
  const messages = useMessages(signInMessages)
  return useFormSubmit({
    check,
    async send() {
      if (!navigator.cookieEnabled) throw new CallFailed(0, 0, '', { reason: 'no-cookies' })
      await send()
    },
    present: (error) => ({ failure: toFailure(error, messages) }),
  })
}
