import { useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { getTwoStep } from '#contract/two-step.ts'
import { securityMessages } from '../../../messages/security.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import type { User } from '../../../shopper/shopper.tsx'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import { SettingsSection } from '../settings/settings-section.tsx'
import { useQuery } from '../use-query.ts'
import { ConfirmFirst } from './confirm-first.tsx'
import { SecurityDialog } from './security-dialog.tsx'
import type { SecurityTask } from './security-task.ts'
import { Icon } from '../../../ui/icon.tsx'

type State = ReplyOf<typeof getTwoStep>

/** Two-step verification with an authenticator app (ACCOUNT-24): its state, and the buttons that change it. */
export function TwoStepSection({ user }: { user: User }) {
  const messages = useMessages(securityMessages)
  const { data, failure, retry } = useQuery('two-step', (signal) => browserClient.call(getTwoStep, {}, { signal }))
  const [task, setTask] = useState<SecurityTask>()
  return (
    <SettingsSection
      title={messages.twoStep}
      badge={
        data?.authenticator === false && (
          <span className="rounded-sm bg-warning-soft px-2 py-1 text-xs font-bold text-warning">
            {messages.twoStepOff}
          </span>
        )
      }
      detail={messages.twoStepDetail}
    >
      {failure && (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-48">{messages.twoStepFailed}</p>
          <button type="button" className="button button-quiet" onClick={retry}>
            {messages.tryAgain}
          </button>
        </div>
      )}
      {!data && !failure && (
        <LoadingRegion>
          <div className="skeleton h-24" />
        </LoadingRegion>
      )}
      {data && <TwoStepState state={data} isConfirmed={user.is_email_confirmed} onTask={setTask} />}
      <SecurityDialog
        task={task}
        onDone={() => {
          setTask(undefined)
          retry()
        }}
        onClose={() => setTask(undefined)}
      />
    </SettingsSection>
  )
}

interface StateProps {
  state: State
  /** Whether the e-mail is confirmed, which setting an app up needs. */
  isConfirmed: boolean
  onTask: (task: SecurityTask) => void
}

function TwoStepState({ state, isConfirmed, onTask }: StateProps) {
  const messages = useMessages(securityMessages)
  if (!state.authenticator) {
    return (
      <div className="flex flex-wrap @min-[45rem]:justify-end">
        {isConfirmed ? (
          <TaskButton isPrimary onPress={() => onTask('set-up')}>
            {messages.setUp}
          </TaskButton>
        ) : (
          <ConfirmFirst />
        )}
      </div>
    )
  }
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="shield-check" className="size-5 text-success" />
        {messages.twoStepOn}
      </p>
      <p className="text-sm text-muted">
        {messages.codesLeft(state.recovery_codes_left)} {messages.trusted(state.trusted_devices)}{' '}
        {state.codes_by_sms === 'on' && messages.smsOn}
      </p>
      {state.codes_by_sms === 'phone-not-confirmed' && (
        <p className="text-sm text-muted">
          {messages.smsNeedsPhone}{' '}
          <a href="/account/profile" className="link font-semibold">
            {messages.toProfile}
          </a>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <TaskButton onPress={() => onTask('set-up')}>{messages.replaceApp}</TaskButton>
        <TaskButton onPress={() => onTask('recovery-codes')}>{messages.newCodes}</TaskButton>
        {state.trusted_devices > 0 && <TaskButton onPress={() => onTask('distrust')}>{messages.distrust}</TaskButton>}
        {state.codes_by_sms === 'off' && (
          <TaskButton onPress={() => onTask('allow-sms')}>{messages.allowSms}</TaskButton>
        )}
        {state.codes_by_sms === 'on' && <TaskButton onPress={() => onTask('end-sms')}>{messages.endSms}</TaskButton>}
        {!state.is_required && <TaskButton onPress={() => onTask('remove')}>{messages.switchOff}</TaskButton>}
      </div>
    </>
  )
}

interface TaskButtonProps {
  children: string
  isPrimary?: boolean
  onPress: () => void
}

function TaskButton({ children, isPrimary = false, onPress }: TaskButtonProps) {
  return (
    <button
      type="button"
      className={`button max-sm:w-full ${isPrimary ? 'button-primary' : 'button-quiet'}`}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {children}
    </button>
  )
}
