/** The placeholder of the form of an address, about as high as the form: a reload then returns to the place in it. */
export function FormSkeleton() {
  return (
    <div className="card grid gap-5 p-4 sm:p-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-8">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="skeleton h-18" />
        ))}
      </div>
      <div className="skeleton h-180 sm:h-100 lg:h-auto" />
    </div>
  )
}
