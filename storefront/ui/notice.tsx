import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { followNotice } from './follow-notice.ts'
import { Icon } from './icon.tsx'
import { type Notification, type Waiting, dismiss } from './notify.ts'
import { Picture, smallWidths } from './picture.tsx'
import { withoutBreaks } from './without-breaks.tsx'

const tones = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}

export interface NoticeProps {
  notification: Waiting
  /** The dialog that it is shown in. */
  dialog: HTMLDialogElement | undefined
}

/** A notification with its buttons. It ends after its time, which does not run while a pointer or the focus is on it. */
export default function Notice({ notification, dialog }: NoticeProps) {
  const messages = useMessages(shellMessages)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => followNotice(box.current as HTMLElement, dialog), [dialog])
  const [isUnderPointer, setUnderPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isResting = isUnderPointer || hasFocus

  useEffect(() => {
    if (isResting || notification.isLasting) return
    const started = performance.now()
    const timer = setTimeout(() => dismiss(notification.id), notification.leftMs)
    return () => {
      clearTimeout(timer)
      notification.leftMs -= performance.now() - started
    }
  }, [isResting, notification])

  const rest = {
    onPointerEnter: () => setUnderPointer(true),
    onPointerLeave: () => setUnderPointer(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  }
  return (
    <div
      ref={box}
      {...rest}
      className={`toast flex items-start gap-3 rounded-lg border border-line bg-raised p-3 text-sm shadow-high ${notification.link ? 'lg:p-4' : ''}`}
    >
      <Mark notification={notification} />
      {/* A long button wraps below the text instead of narrowing it to a column of single words. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-semibold text-balance">{notification.text}</p>
          {notification.detail && (
            // Beside its picture the name of a product needs two lines: its model and colour are at its end.
            <p className={`wrap-anywhere text-muted ${notification.picture ? 'line-clamp-2' : 'line-clamp-3'}`}>
              {withoutBreaks(notification.detail)}
            </p>
          )}
        </div>
        <Buttons notification={notification} />
      </div>
      <button
        type="button"
        onClick={() => dismiss(notification.id)}
        className="-m-1 rounded-md p-2.5 text-muted hover:bg-sunken"
        aria-label={messages.close}
      >
        <Icon name="x" className="size-4" />
      </button>
    </div>
  )
}

/** The picture of the product that a notification is about, with a check mark where it went well; else a mark alone. */
function Mark({ notification: { picture, tone } }: { notification: Notification }) {
  if (!picture) {
    return (
      <span
        aria-hidden
        className={`grid size-10 shrink-0 place-items-center rounded-full text-lg font-bold @max-[15rem]:hidden ${tones[tone]}`}
      >
        {tone === 'success' ? <Icon name="check-bold" className="size-5" /> : <span className="toast-alert" />}
      </span>
    )
  }
  return (
    <span className="relative size-12 shrink-0 rounded-md bg-display p-1 @max-[15rem]:hidden">
      <Picture src={picture} alt="" sizes="3rem" widths={smallWidths} className="size-full object-contain" />
      {tone === 'success' && (
        <span aria-hidden className="toast-mark">
          <Icon name="check-bold" className="size-3" />
        </span>
      )}
    </span>
  )
}

/** The page that a notification leads to, and what can be done about it. */
function Buttons({ notification: { id, link, action } }: { notification: Notification }) {
  if (!link && !action) return null
  const className = 'rounded-md px-3 py-2 font-semibold text-link hover:bg-link-soft'
  return (
    <div className="-mx-3 -my-1 flex flex-wrap lg:mt-2 lg:mb-0 lg:gap-2">
      {link && (
        <a
          href={link.path}
          className={`${className} lg:ml-3 lg:bg-link-soft lg:px-4 lg:py-2.5`}
          onClick={() => dismiss(id)}
        >
          {link.label}
        </a>
      )}
      {action && (
        <button
          type="button"
          className={className}
          onClick={() => {
            action.run()
            dismiss(id)
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
