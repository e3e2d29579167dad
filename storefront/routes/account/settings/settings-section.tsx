import type { ReactNode } from 'react'

/** A part of the settings: its heading and, below it, the settings in a card. */
export function SettingsSection({ title, detail, children }: { title: string; detail?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="card p-[min(1rem,4vw)] wrap-break-word sm:p-6">
      <h2 className="text-lg font-bold">{title}</h2>
      {detail && <p className="mt-1 text-sm text-muted">{detail}</p>}
      <div className="mt-4 flex flex-col gap-5">{children}</div>
    </section>
  )
}
