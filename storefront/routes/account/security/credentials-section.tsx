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
      <dl className="flex flex-col gap-4">
        <Row name={messages.email} value={user.email} button={messages.changeEmail} onPress={() => setTask('email')} />
        <Row
          name={messages.password}
          value="••••••••"
          button={messages.changePassword}
          onPress={() => setTask('password')}
        />
      </dl>
      <SecurityDialog task={task} onDone={close} onClose={close} />
    </SettingsSection>
  )
}

function Row({ name, value, button, onPress }: { name: string; value: string; button: string; onPress: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <dt className="text-sm text-muted">{name}</dt>
        <dd className="font-semibold wrap-anywhere">{value}</dd>
      </div>
      <dd className="max-sm:w-full">
        <button type="button" className="button button-quiet max-sm:w-full" aria-haspopup="dialog" onClick={onPress}>
          {button}
        </button>
      </dd>
    </div>
  )
}
