import { useEffect, useState } from 'react'
import { listPasskeys } from '#contract/passkeys.ts'
import { passkeysMax } from '#domain/identity/passkeys.ts'
import { passkeysMessages } from '../../../messages/passkeys.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { hasPasskeys } from '../../../shopper/passkeys.ts'
import type { User } from '../../../shopper/shopper.tsx'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import { SettingsSection } from '../settings/settings-section.tsx'
import { useQuery } from '../use-query.ts'
import { ConfirmFirst } from '../security/confirm-first.tsx'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import type { Passkey, PasskeyTask } from './passkey-task.ts'
import { Icon } from '../../../ui/icon.tsx'

/** The passkeys of the account (ACCOUNT-67): list, add, rename, delete. */
export function PasskeysSection({ user }: { user: User }) {
  const messages = useMessages(passkeysMessages)
  const { data, failure, retry, setData } = useQuery('passkeys', (signal) =>
    browserClient.call(listPasskeys, {}, { signal }),
  )
  const [task, setTask] = useState<PasskeyTask>()
  const close = () => setTask(undefined)
  return (
    <SettingsSection title={messages.title} detail={messages.detail}>
      {failure && <Failed onRetry={retry} />}
      {!data && !failure && (
        <LoadingRegion>
          <PasskeysSkeleton />
        </LoadingRegion>
      )}
      {data && (
        <PasskeyList
          passkeys={data.passkeys}
          isConfirmed={user.is_email_confirmed}
          onTask={setTask}
          onChanged={(passkeys) => setData({ passkeys })}
        />
      )}
      <PasskeyDialog
        task={task}
        onDone={() => {
          close()
          retry()
        }}
        onClose={close}
      />
    </SettingsSection>
  )
}

interface ListProps {
  passkeys: readonly Passkey[]
  /** Whether the e-mail is confirmed, which adding one needs. */
  isConfirmed: boolean
  onTask: (task: PasskeyTask) => void
  onChanged: (passkeys: Passkey[]) => void
}

function PasskeyList({ passkeys, isConfirmed, onTask, onChanged }: ListProps) {
  const messages = useMessages(passkeysMessages)
  const replace = (renamed: Passkey) => onChanged(passkeys.map((one) => (one.id === renamed.id ? renamed : one)))
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="-my-4 divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onDelete={() => onTask({ kind: 'delete', passkey })}
              onRenamed={replace}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        {passkeys.length === 0 && <p>{messages.none}</p>}
        {isConfirmed ? <AddButton count={passkeys.length} onAdd={() => onTask({ kind: 'add' })} /> : <ConfirmFirst />}
      </div>
    </>
  )
}

/** The button that adds a passkey, or why there is none. */
function AddButton({ count, onAdd }: { count: number; onAdd: () => void }) {
  const messages = useMessages(passkeysMessages)
  // Known in the browser alone: the page is rendered for everybody.
  const [isOffered, setOffered] = useState<boolean>()
  useEffect(() => setOffered(hasPasskeys()), [])
  if (isOffered === undefined) return <div className="h-11" />
  const reason = isOffered ? count >= passkeysMax && messages.full : messages.unavailable
  return (
    <>
      <button
        type="button"
        className="button button-quiet max-sm:w-full"
        aria-haspopup="dialog"
        disabled={Boolean(reason)}
        onClick={onAdd}
      >
        <Icon name="plus" className="size-4.5" />
        {messages.add}
      </button>
      {reason && <p className="text-sm text-muted">{reason}</p>}
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(passkeysMessages)
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-48">{messages.failed}</p>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </div>
  )
}

function PasskeysSkeleton() {
  return <div className="skeleton h-32" />
}
