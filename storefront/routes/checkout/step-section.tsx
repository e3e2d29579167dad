import { Icon } from '../../ui/icon.tsx'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { prefersNoMotion } from '../../ui/motion.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Step } from './steps.ts'

interface Props {
  step: Step
  title: string
  current: Step
  isDone: boolean
  /** A line that sums up the completed step while it is folded. */
  summary: ReactNode
  /** Whether opening it scrolls to it: not where the page opens it by itself. */
  isScrolledTo: boolean
  /** Opens this step again; undefined while the order may not change. */
  onChange: ((step: Step) => void) | undefined
  children: ReactNode
}

/** The mark of a part of the checkout that has what it needs. */
export function DoneMark({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={`size-8 shrink-0 place-items-center rounded-full bg-success-soft text-success ${className}`}
    >
      <Icon name="check-bold" className="size-4.5" />
    </span>
  )
}

/** The button that opens a part of the checkout again, at the right of what it has now. */
export const changeButton =
  '-mr-2 ml-auto min-h-11 shrink-0 rounded-md px-3 text-base font-semibold text-link hover:bg-link-soft'

/** A step of the checkout: open, completed and folded, or still to come. Opening it moves the focus to its heading. */
export function StepSection({ step, title, current, isDone, summary, isScrolledTo, onChange, children }: Props) {
  const messages = useMessages(checkoutMessages)
  const isOpen = step === current
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  const begin = useEffectEvent(() => {
    heading.current?.focus({ preventScroll: true })
    const behavior = prefersNoMotion() ? 'instant' : 'smooth'
    if (isScrolledTo) heading.current?.closest('section')?.scrollIntoView({ block: 'start', behavior })
  })
  useEffect(() => {
    if (isOpen && !wasOpen.current) begin()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <section
      aria-labelledby={`step-${step}`}
      className={`card scroll-mt-20 p-4 sm:p-6 ${isOpen || isDone ? '' : 'bg-transparent shadow-none ring-1 ring-line'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3">
        {isDone && !isOpen && <DoneMark className="grid" />}
        <h2
          id={`step-${step}`}
          ref={heading}
          tabIndex={-1}
          className={`min-w-0 flex-1 basis-20 text-lg font-bold outline-none ${isOpen || isDone ? '' : 'text-muted'}`}
        >
          {title}
        </h2>
        {!isOpen && isDone && (
          <p className="order-1 basis-full text-sm text-pretty wrap-anywhere text-muted sm:pl-11">{summary}</p>
        )}
        {!isOpen && isDone && onChange && (
          <button
            type="button"
            className={changeButton}
            aria-label={messages.changeStep(title)}
            onClick={() => onChange(step)}
          >
            {messages.change}
          </button>
        )}
      </div>
      {isOpen && <div className="mt-5">{children}</div>}
    </section>
  )
}
