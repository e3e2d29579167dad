import { type RefObject, useEffect, useRef } from 'react'
import type { FieldErrors } from '#contract/field-errors.ts'
import { recoveryCodeMax } from '#domain/identity/recovery-code.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/text-field.tsx'
import { CodeField } from './code-field.tsx'
import { codeDigits, isWholeCode } from './code-mask.ts'
import { LinkButton } from './link-button.tsx'

/** What is typed as a second factor: the six digits of the app, or a recovery code in their place (ACCOUNT-24). */
export interface TypedFactor {
  isRecovery: boolean
  text: string
}

export const emptyFactor: TypedFactor = { isRecovery: false, text: '' }

/** A typed second factor as calls take it. */
export const factorText = ({ isRecovery, text }: TypedFactor): string => (isRecovery ? text.trim() : codeDigits(text))

/** The error of a second factor that is not typed to its end. */
export function factorErrors(
  name: string,
  { isRecovery, text }: TypedFactor,
  messages: typeof signInMessages.en,
): FieldErrors {
  const isWhole = isRecovery ? text.trim() !== '' : isWholeCode(text)
  return isWhole ? {} : { [name]: isRecovery ? messages.recoveryMissing : messages.codeIncomplete }
}

interface ChoiceProps {
  factor: TypedFactor
  onFactor: (factor: TypedFactor) => void
}

interface Props extends ChoiceProps {
  name: string
  error: string | undefined
}

/** The field for the code of an authenticator, or for a recovery code. */
export function FactorField({ name, factor, error, onFactor }: Props) {
  const messages = useMessages(signInMessages)
  const { isRecovery, text } = factor
  const change = (typed: string) => onFactor({ isRecovery, text: typed })
  const ref = useFocusOnOther(isRecovery)
  return (
    <div ref={ref}>
      {isRecovery ? (
        <TextField
          isCompact
          label={messages.recoveryCode}
          name={name}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={recoveryCodeMax}
          value={text}
          error={error}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <CodeField label={messages.code} name={name} value={text} error={error} onValue={change} />
      )}
    </div>
  )
}

/** The button that makes the field the one for a recovery code, and back. */
export function FactorChoice({ factor: { isRecovery }, onFactor }: ChoiceProps) {
  const messages = useMessages(signInMessages)
  return (
    <LinkButton onPress={() => onFactor({ isRecovery: !isRecovery, text: '' })}>
      {isRecovery ? messages.useAuthenticator : messages.useRecoveryCode}
    </LinkButton>
  )
}

/** Focuses the field of the recovery code when it takes the place of the authenticator's, and the reverse. */
function useFocusOnOther(isRecovery: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const was = useRef(isRecovery)
  useEffect(() => {
    if (was.current !== isRecovery) ref.current?.querySelector('input')?.focus()
    was.current = isRecovery
  }, [isRecovery])
  return ref
}
