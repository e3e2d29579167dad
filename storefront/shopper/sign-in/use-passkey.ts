import { useEffect, useRef, useState } from 'react'
import { signInWithPasskey } from '#contract/passkeys.ts'
import { passkeyChallengeMinutes } from '#domain/identity/passkeys.ts'
import { browserClient } from '../browser-client.ts'
import { type PasskeyResponse, requestPasskey, hasPasskeys, offerInAutofill } from '../passkeys.ts'
import { clearBlockedAccount } from './clear-blocked-account.ts'
import type { SignInReply } from './steps.ts'
import { useSignInForm } from './use-sign-in-form.ts'

// A challenge is replaced before it ends.
const renewMs = (passkeyChallengeMinutes - 1) * 60_000

/**
 * Signs in with a passkey (ACCOUNT-70): by a button, and among the names that the browser fills in for as long as the form
 * is shown. `isOffered` is false where the browser has no passkeys.
 */
export function usePasskey(isRemembered: boolean, onReply: (reply: SignInReply) => void) {
  const isOffered = hasPasskeys()
  const filledIn = useRef<PasskeyResponse>(undefined)
  const [round, setRound] = useState(0)
  const offerAgain = () => setRound((before) => before + 1)
  const form = useSignInForm(
    () => ({}),
    async () => {
      const response = filledIn.current ?? (await requestPasskey())
      filledIn.current = undefined
      if (!response) return offerAgain()
      const input = { ...response, remember_device: isRemembered }
      try {
        onReply(await browserClient.call(signInWithPasskey, input).catch(clearBlockedAccount))
      } catch (error) {
        offerAgain()
        throw error
      }
    },
  )
  const submit = useRef(form.submit)
  useEffect(() => void (submit.current = form.submit))

  useEffect(() => {
    if (!isOffered) return
    let isOver = false
    const { response, stop } = offerInAutofill()
    void response.then((chosen) => {
      if (isOver || !chosen) return
      filledIn.current = chosen
      submit.current()
    })
    const timer = setTimeout(offerAgain, renewMs)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [isOffered, round])

  return { isOffered, ...form }
}
