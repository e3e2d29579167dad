import { PersonalIcon } from '../../../ui/personal-icon.tsx'
import { type ReactNode, useId, useState } from 'react'
import { readDevice } from '#domain/identity/read-device.ts'
import { accountMessages } from '../../../messages/account.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useDeviceName } from '../../../shopper/use-device-name.ts'

interface Props {
  /** The user agent of the device. */
  device: string
  isCurrent: boolean
  /** What is said about the device below its name. */
  children: ReactNode
  /** The button that takes something from the device; a row without one has no button. */
  action?: { text: string; nameFor: (device: string) => string; run: () => Promise<void> } | undefined
}

/** A device in a list of the account, with its name and a button. */
export function DeviceRow({ device, isCurrent, children, action }: Props) {
  const messages = useMessages(accountMessages)
  const [isBusy, setBusy] = useState(false)
  const name = useDeviceName(device)
  const detailId = useId()

  async function run(): Promise<void> {
    if (isBusy || !action) return
    setBusy(true)
    await action.run()
    setBusy(false)
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 px-4 py-3">
      <DeviceIcon device={device} />
      <div className="min-w-0 flex-1 basis-28">
        <p className="font-semibold break-words">{name}</p>
        {isCurrent && <p className="text-sm font-semibold text-success">{messages.thisDevice}</p>}
        <div id={detailId}>{children}</div>
      </div>
      {action && (
        <button
          type="button"
          className="button button-text ml-auto"
          aria-label={action.nameFor(name)}
          aria-describedby={detailId}
          aria-disabled={isBusy}
          onClick={() => void run()}
        >
          {action.text}
        </button>
      )}
    </li>
  )
}

function DeviceIcon({ device }: { device: string }) {
  const { system } = readDevice(device)
  const name =
    system === 'Android' || system === 'iPhone'
      ? 'smartphone'
      : system === 'iPad'
        ? 'tablet'
        : system
          ? 'laptop'
          : 'monitor-smartphone'
  return <PersonalIcon name={name} className="size-6 shrink-0 text-muted" />
}
