/** Placeholders of the steps and the summary. */
export function CheckoutSkeleton() {
  return (
    <div
      aria-hidden
      className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:mt-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="flex flex-col gap-4">
        <div className="skeleton h-11 max-w-md" />
        <div className="card p-5 sm:p-6">
          <div className="skeleton h-7 w-40" />
          <div className="mt-5 grid gap-3 sm:grid-cols-2">
            <div className="skeleton h-20" />
            <div className="skeleton h-20" />
          </div>
          <div className="skeleton mt-5 h-24" />
          <div className="skeleton mt-5 h-11 w-40" />
        </div>
        <div className="card h-18" />
        <div className="card h-18" />
      </div>
      <div className="card p-6 max-lg:hidden">
        <div className="skeleton h-7 w-32" />
        <div className="skeleton mt-5 h-20" />
        <div className="skeleton mt-5 h-16" />
      </div>
    </div>
  )
}
