import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Placeholders of two lines and the summary while the carts load. */
export function CartSkeleton() {
  const messages = useMessages(cartMessages)
  return (
    <div
      aria-busy="true"
      className="needs-script mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:mt-6 lg:mt-9 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <div aria-hidden className="card p-4 sm:p-6">
        <div className="skeleton h-7 w-48" />
        {[0, 1].map((line) => (
          <div key={line} className="flex gap-4 border-t border-line py-5 first-of-type:mt-4">
            <div className="skeleton size-20 shrink-0 sm:size-24" />
            <div className="flex grow flex-col gap-3">
              <div className="skeleton h-5 w-3/4" />
              <div className="skeleton h-4 w-24" />
              <div className="skeleton h-11 w-36" />
            </div>
          </div>
        ))}
      </div>
      <div aria-hidden className="card p-6 max-lg:hidden">
        <div className="skeleton h-7 w-32" />
        <div className="skeleton mt-5 h-16" />
        <div className="skeleton mt-5 h-11" />
      </div>
    </div>
  )
}
