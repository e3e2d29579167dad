import { useEffect, useRef } from 'react'
import { CallFailed } from '#contract/client.ts'
import { getSettings, type updateSettings } from '#contract/customer-settings.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { settingsMessages } from '../../../messages/settings.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { saveChoice } from '../../../shopper/save-choice.ts'
import { notify } from '../../../ui/notify.ts'
import { announceOffline } from '../../../ui/offline.ts'
import { useQuery } from '../use-query.ts'

export type Settings = ReplyOf<typeof getSettings>['settings']
export type SettingsChange = InputOf<typeof updateSettings>

/** Stores a change, which is shown at once; resolves to whether the store has it. A refused change is taken back. */
export type SaveSettings = (change: SettingsChange) => Promise<boolean>

/** The settings of the account, and the function that changes them. */
export function useSettings() {
  const messages = useMessages(settingsMessages)
  const { data, failure, retry, setData } = useQuery('settings', (signal) =>
    browserClient.call(getSettings, {}, { signal }),
  )
  const saves = useRef(0)

  // Another device may have changed them while this page was out of sight.
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible') return
      const before = saves.current
      const show = (stored: { settings: Settings }) => before === saves.current && setData(stored)
      browserClient.call(getSettings, {}).then(show, () => {})
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [setData])

  const save: SaveSettings = async (change) => {
    const own = (saves.current += 1)
    if (data) setData({ settings: changed(data.settings, change) })
    try {
      const saved = await saveChoice(change)
      // A later change is shown already, and its response follows.
      if (own === saves.current) setData(saved)
      notify({ id: 'settings', tone: 'success', text: messages.saved })
      return true
    } catch (error) {
      if (own === saves.current && data) setData(data)
      if (!announceOffline()) notify({ id: 'settings', tone: 'danger', text: textOf(error) || messages.failed })
      return false
    }
  }
  return { settings: data?.settings, failure, retry, save }
}

const textOf = (error: unknown) => (error instanceof CallFailed && error.httpStatus === 422 ? error.message : '')

/** The settings as a change will leave them. */
function changed(settings: Settings, change: SettingsChange): Settings {
  const notifications = { ...settings.notifications, ...(change.notifications as object | undefined) }
  const bills = change.bills_email === '' ? null : (change.bills_email ?? settings.bills_email)
  return { ...settings, ...(change as Partial<Settings>), notifications, bills_email: bills }
}
