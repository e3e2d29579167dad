/** A section of the page with its heading, which links and scripts can focus. */
export function Section({
  id,
  title,
  className = '',
  children,
}: {
  id: string
  title: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <section aria-labelledby={id} className={`min-w-0 ${className}`}>
      <h2 id={id} tabIndex={-1} className="mb-3 scroll-mt-24 text-lg font-bold outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
