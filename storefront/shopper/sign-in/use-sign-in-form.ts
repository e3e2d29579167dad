import type { FieldErrors } from '#contract/field-errors.ts'
import { CallFailed } from '#contract/client.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useFormSubmit } from '../../ui/use-form-submit.ts'
import { toFailure } from './failure.tsx'
import { isOver } from './restart.tsx'

/**
 * A form that starts a session. It sends nothing where the browser blocks cookies: the session would be lost at once. A
 * wrong code is an error of `codeField`.
 */
export function useSignInForm(
  check: () => FieldErrors | Promise<FieldErrors>,
  send: () => Promise<void>,
  codeField?: string,
) {
  const messages = useMessages(signInMessages)
  return useFormSubmit({
    check,
    async send() {
      if (!navigator.cookieEnabled) throw new CallFailed(0, 0, '', { reason: 'no-cookies' })
      await send()
    },
    present(error) {
      const failure = toFailure(error, messages)
      const isOfCode = failure.reason.startsWith('code-') && !isOver(failure)
      return codeField && isOfCode ? { errors: { [codeField]: failure.text } } : { failure }
    },
  })
}
