import { useState } from 'react'
import { securityMessages } from '../../../messages/security.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { User } from '../../../shopper/shopper.tsx'
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
        <Row name={messages.email} value={user.email} button={messages.changeEmail} onPress={() => setTask('email')} />
        <Row
          name={messages.password}
          value={messages.passwordSet}
          button={messages.changePassword}
          onPress={() => setTask('password')}
        />
      </ul>
      <SecurityDialog task={task} onDone={close} onClose={close} />
    </SettingsSection>
  )
}

function Row({ name, value, button, onPress }: { name: string; value: string; button: string; onPress: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-sm text-muted">{name}</p>
        <p className="font-semibold wrap-anywhere">{value}</p>
      </div>
      <button type="button" className="button button-quiet max-sm:w-full" aria-haspopup="dialog" onClick={onPress}>
        {button}
      </button>
    </li>
  )
}
