/** Placeholders of the fields of a step, and its button. */
export function StepSkeleton() {
  return (
    <div aria-busy="true">
      <div className="skeleton h-6 w-48" />
      <div className="mt-3 grid gap-3">
        <div className="skeleton h-20" />
        <div className="skeleton h-20" />
      </div>
      <div className="skeleton mt-5 h-20" />
      <div className="skeleton mt-5 h-12" />
    </div>
  )
}
