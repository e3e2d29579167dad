import { useRef, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { distrustDevice, listTrustedDevices } from '#contract/two-step.ts'
import { accountMessages } from '../../../messages/account.ts'
import { devicesMessages } from '../../../messages/devices.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { notify } from '../../../ui/notify.ts'
import { announceOffline } from '../../../ui/offline.ts'
import { formatDay, formatMoment } from '../dates.ts'
import { useQuery } from '../use-query.ts'
import { DeviceRow } from './device-row.tsx'
import { hasTwin } from './devices-by-name.ts'

type Trust = ReplyOf<typeof listTrustedDevices>['devices'][number]

/** The devices that leave the second step out, each with a button that ends that; nothing where there is none. */
export function TrustedDevices() {
  const messages = useMessages(devicesMessages)
  const { tryAgain } = useMessages(accountMessages)
  const language = useLanguage()
  const [hadDevices, setHadDevices] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const { data, failure, retry, setData } = useQuery('trusted-devices', (signal) =>
    browserClient.call(listTrustedDevices, {}, { signal }),
  )

  async function distrust({ id }: Trust): Promise<void> {
    await browserClient.call(distrustDevice, { id }).then(
      () => {
        notify({ id: 'devices', tone: 'success', text: messages.required })
        title.current?.focus()
        setHadDevices(true)
        setData({ devices: (data?.devices ?? []).filter((each) => each.id !== id) })
      },
      () => {
        if (!announceOffline()) notify({ id: 'devices', tone: 'danger', text: messages.unexpected })
        retry()
      },
    )
  }

  if (failure) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-48">{messages.trustedFailed}</p>
        <button type="button" className="button button-quiet" onClick={retry}>
          {tryAgain}
        </button>
      </div>
    )
  }
  if (!data || (data.devices.length === 0 && !hadDevices)) return null
  return (
    <section aria-labelledby="trusted-devices" className="mt-6 flex flex-col gap-4">
      <h2 id="trusted-devices" ref={title} tabIndex={-1} className="text-xl font-bold">
        {messages.trustedTitle}
      </h2>
      <p className="text-muted">{data.devices.length > 0 ? messages.trustedIntro : messages.noneTrusted}</p>
      {data.devices.length > 0 && (
        <ul className="card divide-y divide-line">
          {data.devices.map((trust) => (
            <DeviceRow
              key={trust.id}
              device={trust.device}
              isCurrent={trust.is_current}
              action={{ text: messages.requireCode, nameFor: messages.requireNamed, run: () => distrust(trust) }}
            >
              <p className="text-sm text-muted">
                {messages.until(
                  (hasTwin(trust, data.devices) ? formatMoment : formatDay)(trust.trusted_until, language),
                )}
              </p>
            </DeviceRow>
          ))}
        </ul>
      )}
    </section>
  )
}
