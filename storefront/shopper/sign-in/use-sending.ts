import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type FieldErrors, toFieldErrors } from '#contract/check-fields.ts'
import { CallFailed } from '#contract/client.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type Failure, toFailure } from './failure.tsx'

interface Sending {
  ref: RefObject<HTMLFormElement | null>
  errors: FieldErrors
  failure: Failure | undefined
  isSending: boolean
  /** Takes a field's error away, as soon as the field changes. */
  clear: (name: string) => void
  onSubmit: (event: FormEvent) => void
}

/**
 * One form's way to the server: checked before it is sent, sent once however often it is submitted, then what the
 * server has against its fields (422) or against all of it. The first field with an error gets the focus. Nothing is
 * sent where the browser blocks cookies.
 */
export function useSending(check: () => FieldErrors, send: () => Promise<void>): Sending {
  const messages = useMessages(signInMessages)
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<Failure>()
  const [isSending, setSending] = useState(false)
  const hasNewErrors = useRef(false)

  useEffect(() => {
    if (!hasNewErrors.current) return
    hasNewErrors.current = false
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  function show(found: FieldErrors): boolean {
    hasNewErrors.current = Object.keys(found).length > 0
    setErrors(found)
    return hasNewErrors.current
  }

  async function submit(): Promise<void> {
    setFailure(undefined)
    if (show(check())) return
    // The session would be lost at once, and the pages would blame the connection for what they then do not get.
    if (!navigator.cookieEnabled) return setFailure({ reason: 'no-cookies', text: messages.noCookies })
    setSending(true)
    try {
      await send()
    } catch (error) {
      const fields =
        error instanceof CallFailed && error.reason === 'invalid' ? toFieldErrors(error.data.errors ?? []) : {}
      if (!show(fields)) setFailure(toFailure(error, messages))
    } finally {
      setSending(false)
    }
  }

  return {
    ref,
    errors,
    failure,
    isSending,
    clear: (name) => setErrors(({ [name]: _, ...others }) => others),
    onSubmit: (event) => {
      event.preventDefault()
      if (!isSending) void submit()
    },
  }
}
