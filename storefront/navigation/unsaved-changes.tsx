import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { unsavedChangesMessages } from '../messages/unsaved-changes.ts'
import { useMessages } from '../messages/use-messages.ts'
import { pushOverlay, removeOverlay } from '../overlay-history/overlay-history.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { internalHref } from './internal-href.ts'

interface Props {
  /** Whether the form has changes that are not saved. */
  isChanged: boolean
  /** Whether they are stored for the tab, so that a reload loses nothing. */
  areStored?: boolean
}

type Leave = () => void

/** Asks before a link, Back or the browser itself leaves a form whose changes are not saved (ACCOUNT-96). */
export default function UnsavedChanges({ isChanged, areStored = false }: Props) {
  const messages = useMessages(unsavedChangesMessages)
  const [leave, setLeave] = useState<Leave>()
  const confirmed = useRef<Leave>(undefined)
  const openQuestion = (next: Leave) => setLeave(() => next)
  useLinks(isChanged, openQuestion)
  const stopBack = useBack(isChanged, () => openQuestion(() => history.back()))
  useUnload(isChanged && !areStored, confirmed)
  return (
    <ConfirmDialog
      isOpen={leave !== undefined}
      title={messages.title}
      text={() => (areStored ? messages.stored : messages.lost)}
      confirm={messages.leave}
      cancel={messages.stay}
      onConfirm={() => {
        confirmed.current = leave
        setLeave(undefined)
      }}
      onClose={() => setLeave(undefined)}
      // Once the dialog has left the history, what was confirmed goes its way.
      onClosed={() => {
        if (!confirmed.current) return
        stopBack()
        confirmed.current()
      }}
    />
  )
}

/** Asks before a link of the store is followed. It listens before the links of the pages do, which it then stops. */
function useLinks(isChanged: boolean, openQuestion: (leave: Leave) => void): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isChanged) return
    const follow = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      const page = isPlain ? internalHref(event.target) : undefined
      if (page === undefined || page.startsWith(location.pathname + '#')) return
      event.preventDefault()
      event.stopPropagation()
      openQuestion(() => void navigate(page))
    }
    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  })
}

/** Asks before Back leaves the page: the form has an entry of its own in the history, as a dialog has. Gives what ends that. */
function useBack(isChanged: boolean, openQuestion: () => void): () => void {
  const [entry] = useState(() => document.createElement('span'))
  const latest = useRef(openQuestion)
  useEffect(() => void (latest.current = openQuestion))
  useEffect(() => {
    if (!isChanged) return
    pushOverlay(entry, () => {
      latest.current()
      return false
    })
    return () => removeOverlay(entry)
  }, [isChanged, entry])
  return () => removeOverlay(entry)
}

/** The browser asks in words of its own before the tab is closed, loaded again or leaves the store. */
function useUnload(isChanged: boolean, confirmed: { current: Leave | undefined }): void {
  useEffect(() => {
    if (!isChanged) return
    const stop = (event: BeforeUnloadEvent) => {
      if (!confirmed.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', stop)
    return () => window.removeEventListener('beforeunload', stop)
  }, [isChanged, confirmed])
}
