import { businessFactsMessages } from '../../../messages/business-facts.ts'
import { useMessages } from '../../../messages/use-messages.ts'

/**
 * What happens once a person adds a business: it buys with its RNC at once, and where the store asks for pictures, staff
 * check the number with them (ACCOUNT-100).
 */
export function BusinessSteps({ needsPictures }: { needsPictures: boolean }) {
  const messages = useMessages(businessFactsMessages)
  const steps = needsPictures
    ? [
        { name: messages.add, detail: messages.addAndSendDetail },
        { name: messages.buy, detail: messages.buyMeanwhileDetail },
        { name: messages.check, detail: messages.checkDetail },
      ]
    : [
        { name: messages.add, detail: messages.addDetail },
        { name: messages.buy, detail: messages.buyDetail },
      ]
  return (
    <section aria-labelledby="business-steps" className="card p-4 sm:p-6">
      <h2 id="business-steps" className="text-lg font-bold">
        {messages.next}
      </h2>
      <ol className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-8 gap-y-5">
        {steps.map(({ name, detail }, at) => (
          <li key={name} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-sunken text-sm font-bold text-muted"
            >
              {at + 1}
            </span>
            <div className="min-w-0 pt-0.5">
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-pretty text-muted">{detail}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
