import type { ReactNode } from 'react'

/** What is around the rows of all ways to pay: one frame, with a line between two of them. */
export const paymentRows = 'divide-y divide-line overflow-hidden rounded-md border-2 border-line-option bg-raised'

/** What belongs to the chosen row, such as a form: below its label, within the same frame. */
export const belowPaymentRow = 'border-t border-line p-3 sm:p-4'

interface Props {
  isChosen: boolean
  onChoose: () => void
  title: string
  /** What an open row does not say: the detail says it. */
  closed?: string | undefined
  mark: ReactNode
  /** Shown while the row is chosen, unless what is below it says everything. */
  detail: ReactNode
}

/** One way to pay as a radio button in a row, whose whole row is its label. Only the chosen one says more than its title. */
export function PaymentRow({ isChosen, onChoose, title, closed, mark, detail }: Props) {
  return (
    <label
      className={`grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 px-[min(0.75rem,4vw)] py-2.5 transition-colors sm:px-4 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus ${
        isChosen ? 'bg-accent-soft' : 'hover:bg-sunken'
      }`}
    >
      <input type="radio" name="payment" checked={isChosen} onChange={onChoose} className="size-5 outline-none" />
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
        {closed && !isChosen && <span className="text-sm text-balance text-muted">{closed}</span>}
      </span>
      <span className="flex gap-1">{mark}</span>
      {isChosen && detail && <span className="col-span-2 col-start-2 mt-0.5 text-sm">{detail}</span>}
    </label>
  )
}
