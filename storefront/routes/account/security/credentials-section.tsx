import { useState } from 'react'
import { securityMessages } from '../../../messages/security.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { User } from '../../../shopper/shopper.tsx'
import { breakAtSign } from '../../../ui/break-at-sign.tsx'
import { SettingsSection } from '../settings/settings-section.tsx'
import { SecurityDialog } from './security-dialog.tsx'
import type { SecurityTask } from './security-task.ts'

/** The e-mail and the password of the account, each with the button that changes it. */
export function CredentialsSection({ user }: { user: User }) {
  const messages = useMessages(securityMessages)
  const [task, setTask] = useState<SecurityTask>()
  const close = () => setTask(undefined)
  return (
    <SettingsSection title={messages.credentials} detail={messages.credentialsDetail}>
      <ul className="flex flex-col gap-4">
        <Row
          name={messages.email}
          value={user.email}
          state={user.is_email_confirmed && messages.isConfirmed}
          button={messages.changeEmail}
          onPress={() => setTask('email')}
        />
        {/* Without a value: an account that began with a code has no password yet. */}
        <Row name={messages.password} button={messages.changePassword} onPress={() => setTask('password')} />
      </ul>
      <SecurityDialog task={task} onDone={close} onClose={close} />
    </SettingsSection>
  )
}

interface RowProps {
  name: string
  value?: string
  state?: string | false
  button: string
  onPress: () => void
}

function Row({ name, value, state, button, onPress }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4">
      <div className="min-w-0 flex-1 basis-36">
        <p className={value ? 'text-sm text-muted' : 'font-semibold'}>
          {name}
          {state && <span className="font-semibold text-success"> · {state}</span>}
        </p>
        {value && <p className="font-semibold wrap-anywhere">{breakAtSign(value)}</p>}
      </div>
      <button type="button" className="button button-text ml-auto" aria-haspopup="dialog" onClick={onPress}>
        {button}
      </button>
    </li>
  )
}
