/** The placeholder of the form of an address. */
export function FormSkeleton() {
  return (
    <div className="card grid gap-5 p-4 sm:p-6">
      <div className="grid gap-4 sm:grid-cols-2">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="skeleton h-18" />
        ))}
      </div>
      <div className="skeleton h-72 sm:h-80" />
    </div>
  )
}
