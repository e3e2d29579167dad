/** Placeholders of the order to review, its fields and the button. */
export function ConfirmationSkeleton() {
  return (
    <div aria-busy="true">
      <div className="skeleton h-20" />
      <div className="skeleton mt-4 h-20" />
      <div className="skeleton mt-5 h-12 max-w-md" />
      <div className="skeleton mt-5 h-24" />
      <div className="skeleton mt-6 h-12 max-w-48 max-lg:hidden" />
    </div>
  )
}
