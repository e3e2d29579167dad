import type { ComponentType } from 'react'
import { isLanguage } from '#contract/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { afterPaint } from './after-paint.ts'
import { createStore } from './create-store.ts'
import { notify } from './notify.ts'
import { announceOffline } from './offline.ts'

/** The properties of an overlay. `subject` is the value that it was opened with, such as a product. */
export interface OverlayProps<Subject> {
  subject: Subject
  isOpen: boolean
  onClose: () => void
}

type Load<Subject> = () => Promise<{ default: ComponentType<OverlayProps<Subject>> }>

interface Opened {
  Overlay: ComponentType<OverlayProps<never>>
  subject: unknown
  isOpen: boolean
}

/** The overlays that have been opened on this page, by the function that loads them. */
const opened = createStore<ReadonlyMap<unknown, Opened>>(new Map())

function put(load: unknown, overlay: Opened): void {
  opened.write(new Map(opened.read()).set(load, overlay))
}

/**
 * Opens an overlay from anywhere, and loads its code when it is opened first. The overlay is identified by `load`, so the
 * same function must be passed each time.
 */
export function openOverlay<Subject>(load: Load<Subject>, subject: Subject): void {
  // The press is answered first.
  afterPaint(() => {
    load().then(
      ({ default: Overlay }) => put(load, { Overlay: Overlay as Opened['Overlay'], subject, isOpen: true }),
      () => notifyNotOpened(),
    )
  })
}

/**
 * Closes an overlay whose code could not be loaded, and tells the shopper. The next press tries again; since many browsers
 * remember for a document that a file did not arrive, the notification also offers to load the page again.
 */
export function notifyNotOpened(close: () => void = () => {}): void {
  close()
  if (announceOffline()) return
  const { lang } = document.documentElement
  const messages = shellMessages[isLanguage(lang) ? lang : 'en']
  const action = { label: messages.reloadPage, run: () => window.location.reload() }
  notify({ id: 'overlay', tone: 'danger', text: messages.notOpened, action })
}

/** The overlays. A closed one stays rendered, so that it can play its animation and return the focus. */
export function Overlays() {
  return [...opened.use()].map(([load, { Overlay, subject, isOpen }], at) => (
    <Overlay
      key={at}
      subject={subject as never}
      isOpen={isOpen}
      onClose={() => put(load, { Overlay, subject, isOpen: false })}
    />
  ))
}
