import { useCallback, useEffect, useRef, useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { sendPhoneCode } from '#contract/phone-confirmation.ts'
import { phoneConfirmationMessages } from '../../messages/phone-confirmation.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { notify } from '../../ui/notify.ts'
import { browserClient } from '../browser-client.ts'
import { useShopper } from '../shopper.tsx'
import { type Failure, toFailure } from '../sign-in/failure.tsx'

/** A code that was sent, with the number and the seconds until another one can be. */
export type CodeRequest = ReplyOf<typeof sendPhoneCode>

interface Options {
  /** Begins with another number. */
  isChange: boolean
  onConfirmed: (phone: string) => void
}

/**
 * The codes of the dialog (ACCOUNT-39): one to the customer's own number, sent at the beginning, and one to another
 * number. Going back finds the first one again, which stays valid.
 */
export function usePhoneCodes({ isChange, onConfirmed }: Options) {
  const messages = useMessages(phoneConfirmationMessages)
  const { user, signedIn } = useShopper()
  const [step, setStep] = useState<'code' | 'number'>(isChange ? 'number' : 'code')
  const [own, setOwn] = useState<CodeRequest>()
  const [other, setOther] = useState<CodeRequest>()

  function verified(phone: string): void {
    if (user) signedIn({ ...user, phone })
    notify({ id: 'phone', tone: 'success', text: messages.confirmed })
    onConfirmed(phone)
  }

  const { failure, retry } = useFirstCode(!isChange, setOwn, () => verified(user?.phone ?? ''))
  const request = other ?? own
  return {
    step,
    request,
    isOther: other !== undefined,
    failure: other ? undefined : failure,
    retry,
    verified,
    changeNumber: () => setStep('number'),
    goBack() {
      setOther(undefined)
      setStep('code')
    },
    async sendToOther(phone: string): Promise<void> {
      setOther(await browserClient.call(sendPhoneCode, { phone }))
      setStep('code')
    },
    async resend(): Promise<void> {
      const again = await browserClient.call(sendPhoneCode, other ? { phone: other.phone } : {})
      if (other) setOther(again)
      else setOwn(again)
    },
  }
}

/** Sends the first code once, and again when the customer tries again. A number that is confirmed needs none. */
function useFirstCode(isNeeded: boolean, onSent: (request: CodeRequest) => void, onConfirmed: () => void) {
  const texts = useMessages(signInMessages)
  const [failure, setFailure] = useState<Failure>()
  const hasBegun = useRef(false)
  const latest = useRef({ onSent, onConfirmed, texts })
  useEffect(() => void (latest.current = { onSent, onConfirmed, texts }))

  const send = useCallback(() => {
    setFailure(undefined)
    browserClient.call(sendPhoneCode, {}).then(
      (request) => latest.current.onSent(request),
      (error: unknown) => {
        if (error instanceof CallFailed && error.reason === 'phone-confirmed') return latest.current.onConfirmed()
        setFailure(toFailure(error, latest.current.texts))
      },
    )
  }, [])

  useEffect(() => {
    if (!isNeeded || hasBegun.current) return
    hasBegun.current = true
    send()
  }, [isNeeded, send])
  return { failure, retry: send }
}
