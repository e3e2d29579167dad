import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { requiredRules } from '#domain/identity/password.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FieldLayout, fieldAttributes } from '../../ui/text-field.tsx'
import { usePasswordRequirements } from './use-password-requirements.ts'
import { Icon } from '../../ui/icon.tsx'
import { PersonalIcon } from '../../ui/personal-icon.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: string
  value: string
  error?: string | undefined
  /** Shows which rules the typed password meets, while the field has the focus or one is not met (ACCOUNT-13). */
  hasRules?: boolean
}

/** A password field with a button that shows the typed text. */
export function PasswordField({ label, error, hasRules = false, className = '', ...input }: Props) {
  const messages = useMessages(signInMessages)
  const id = useId()
  const [isShown, setShown] = useState(false)
  const { areShown, handlers } = useRulesShown(hasRules, input.value, error)
  return (
    <FieldLayout
      id={id}
      label={label}
      error={error}
      className={className}
      hint={areShown && <Rules password={input.value} />}
      isCompact
    >
      <div className="relative">
        <input
          {...input}
          {...handlers}
          {...fieldAttributes(id, error, areShown)}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className="field pr-12"
        />
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          aria-label={isShown ? messages.hide : messages.show}
          aria-pressed={isShown}
          aria-controls={id}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
        >
          {isShown ? <PersonalIcon name="eye-off" className="size-5" /> : <Icon name="eye" className="size-5" />}
        </button>
      </div>
    </FieldLayout>
  )
}

/** How long the rules stay after the focus has left: a press that takes it away still meets what it aimed at. */
const pressMs = 300

function useRulesShown(hasRules: boolean, password: string, error: string | undefined) {
  const requirements = usePasswordRequirements()
  const [hasFocus, setFocus] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])
  const misses =
    password !== '' && requiredRules(requirements).some(({ isMet }) => !isMet(password, requirements.minimumLength))
  return {
    areShown: hasRules && (hasFocus || misses || error !== undefined),
    handlers: {
      onFocus() {
        clearTimeout(leaving.current)
        setFocus(true)
      },
      onBlur() {
        leaving.current = setTimeout(() => setFocus(false), pressMs)
      },
    },
  }
}

function Rules({ password }: { password: string }) {
  const messages = useMessages(signInMessages)
  const requirements = usePasswordRequirements()
  const { minimumLength } = requirements
  return (
    <div className="pt-1 text-xs">
      <p className="sr-only">{messages.rules}:</p>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1">
        {requiredRules(requirements).map(({ name, isMet }) => {
          const isDone = isMet(password, minimumLength)
          return (
            <li
              key={name}
              className={`flex items-center gap-1 last:col-span-2 ${isDone ? 'text-success' : 'text-muted'}`}
            >
              <PersonalIcon name={isDone ? 'check-bold' : 'circle'} className="size-3.5" />
              {name === 'minimum-length' ? messages.minimumLength(minimumLength) : messages.ruleNames[name]}
              <span className="sr-only">: {isDone ? messages.met : messages.missing}.</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
