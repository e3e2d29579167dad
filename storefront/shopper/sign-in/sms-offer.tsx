import { useState } from 'react'
import { resendCode } from '#contract/sign-in.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../browser-client.ts'
import { type Failure, FailureAlert, toFailure } from './failure.tsx'
import { LinkButton } from './link-button.tsx'
import type { ChallengeStepProps } from './steps.ts'

/**
 * Offers a code by text message in place of the authenticator's (ACCOUNT-80). Its step follows once the message was sent;
 * one that was sent before, to `destination`, is not sent again.
 */
export function SmsOffer({ required, onReply }: Pick<ChallengeStepProps, 'required' | 'onReply'>) {
  const messages = useMessages(signInMessages)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  async function send(): Promise<void> {
    if (isSending) return
    setSending(true)
    setFailure(undefined)
    try {
      const sentBefore = required.destination
      const { destination = sentBefore } = sentBefore
        ? {}
        : await browserClient.call(resendCode, { session: required.session })
      onReply({ ...required, challenge: 'SMS_MFA', destination })
    } catch (error) {
      setFailure(toFailure(error, messages))
      setSending(false)
    }
  }

  return (
    <>
      <LinkButton onPress={() => void send()}>{isSending ? messages.sending : messages.useSms}</LinkButton>
      <FailureAlert failure={failure} />
    </>
  )
}
