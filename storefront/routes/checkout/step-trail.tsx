import { Icon } from '../../ui/icon.tsx'
import type { CheckoutState } from '../../checkout/checkout-state.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type Step, hasReview, steps } from './steps.ts'

/** The steps as a trail: completed, current, and still to come. */
export function StepTrail({ step, checkout }: { step: Step; checkout: CheckoutState }) {
  const messages = useMessages(checkoutMessages)
  const shown = hasReview(step, checkout) ? steps : steps.filter((name) => name !== 'confirmation')
  const isDone = { address: checkout.isAddressDone, confirmation: checkout.isConfirmed, payment: false }
  return (
    <nav aria-label={messages.stepsLabel} className="@container mt-4 md:mt-6">
      <ol className="flex items-center gap-2 text-sm font-semibold sm:gap-3">
        {shown.map((name, index) => (
          <li
            key={name}
            aria-current={name === step ? 'step' : undefined}
            className="flex min-w-0 items-center gap-2 sm:gap-3"
          >
            {index > 0 && <span aria-hidden className="h-px w-3 shrink-0 bg-line-strong @max-[14rem]:w-1 sm:w-10" />}
            <span
              aria-hidden
              className={`grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold ${name === step ? 'bg-accent text-on-accent' : isDone[name] ? 'bg-success-soft text-success' : 'bg-sunken text-muted'}`}
            >
              {isDone[name] && name !== step ? <Icon name="check-bold" className="size-3.5" /> : index + 1}
            </span>
            <span className={name === step ? '' : 'text-muted @max-[20rem]:sr-only'}>
              {messages[name]}
              {isDone[name] && name !== step && <span className="sr-only"> ({messages.stepDone})</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
