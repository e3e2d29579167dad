import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Failure } from './failure.tsx'
import { LinkButton } from './link-button.tsx'

/** Whether a sign-in cannot go on: it has expired, or its tries are used up. */
export const isOver = (failure: Failure | undefined): boolean =>
  failure?.reason === 'sign-in-over' || failure?.reason === 'code-attempts-exceeded'

/** The way back to the beginning, where a sign-in cannot go on. */
export function Restart({ failure, onRestart }: { failure: Failure | undefined; onRestart: () => void }) {
  const messages = useMessages(signInMessages)
  if (!isOver(failure)) return null
  return <LinkButton onPress={onRestart}>{messages.startAgain}</LinkButton>
}
