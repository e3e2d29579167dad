import { useState } from 'react'
import { signInWithPasskey } from '#contract/passkeys.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../browser-client.ts'
import { hasPasskeys, requestPasskey } from '../passkeys.ts'
import { clearBlockedAccount } from './clear-blocked-account.ts'
import { type Failure, FailureAlert, toFailure } from './failure.tsx'
import { LinkButton } from './link-button.tsx'
import { rememberedName } from './remembered-name.ts'
import type { StepProps } from './steps.ts'

/**
 * Offers a passkey in place of the authenticator's code (ACCOUNT-69): a sign-in of its own, which takes the place of
 * the one under way. Nothing where the browser has no passkeys.
 */
export function PasskeyOffer({ onReply }: Pick<StepProps, 'onReply'>) {
  const messages = useMessages(signInMessages)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  if (!hasPasskeys()) return null

  async function send(): Promise<void> {
    if (isSending) return
    setSending(true)
    setFailure(undefined)
    try {
      const response = await requestPasskey()
      // The sign-in under way stores the name of a device that is to be remembered.
      const input = response && { ...response, remember_device: rememberedName() !== '' }
      if (input) return onReply(await browserClient.call(signInWithPasskey, input).catch(clearBlockedAccount))
    } catch (error) {
      setFailure(toFailure(error, messages))
    }
    setSending(false)
  }

  return (
    <>
      <LinkButton onPress={() => void send()}>{isSending ? messages.sending : messages.signInWithPasskey}</LinkButton>
      <FailureAlert failure={failure} />
    </>
  )
}
