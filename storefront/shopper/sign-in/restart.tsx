import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LinkButton } from './link-button.tsx'

/** The way back to the password, where a sign-in is over. */
export function Restart({ onRestart }: { onRestart: () => void }) {
  const messages = useMessages(signInMessages)
  return <LinkButton onPress={onRestart}>{messages.startAgain}</LinkButton>
}
