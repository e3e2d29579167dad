import { type ComponentType, useSyncExternalStore } from 'react'
import { isLanguage } from '#contract/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { notify } from './notifications.tsx'
import { announceOffline } from './offline.ts'

/** What every overlay is handed beside its own facts. */
export interface OverlayProps<Facts> {
  facts: Facts
  isOpen: boolean
  onClose: () => void
}

type Load<Facts> = () => Promise<{ default: ComponentType<OverlayProps<Facts>> }>

interface Opened {
  Overlay: ComponentType<OverlayProps<never>>
  facts: unknown
  isOpen: boolean
}

let opened: ReadonlyMap<unknown, Opened> = new Map()
const watchers = new Set<() => void>()

function put(load: unknown, overlay: Opened): void {
  opened = new Map(opened).set(load, overlay)
  for (const watcher of watchers) watcher()
}

/**
 * Opens an overlay from anywhere. Its code comes when it is first asked for: nothing of it belongs to a page's first
 * JavaScript. `load` names it, so each overlay has one that lasts.
 */
export function openOverlay<Facts>(load: Load<Facts>, facts: Facts): void {
  load().then(
    ({ default: Overlay }) => put(load, { Overlay: Overlay as Opened['Overlay'], facts, isOpen: true }),
    notifyNotOpened,
  )
}

/** What somebody pressed cannot be opened, since its code did not come. */
export function notifyNotOpened(): void {
  if (announceOffline()) return
  const { lang } = document.documentElement
  notify({ id: 'overlay', tone: 'danger', text: shellMessages[isLanguage(lang) ? lang : 'en'].notOpened })
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
const nothing: typeof opened = new Map()

/** Where overlays stand. A closed one stays, so that it can close calmly and give the focus back. */
export function Overlays() {
  const all = useSyncExternalStore(
    subscribe,
    () => opened,
    () => nothing,
  )
  return [...all].map(([load, { Overlay, facts, isOpen }], at) => (
    <Overlay
      key={at}
      facts={facts as never}
      isOpen={isOpen}
      onClose={() => put(load, { Overlay, facts, isOpen: false })}
    />
  ))
}
