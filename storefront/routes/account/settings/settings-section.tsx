import type { ReactNode } from 'react'

interface Props {
  title: string
  detail?: string
  /** The state of what the part is about, beside its heading. */
  badge?: ReactNode
  children: ReactNode
}

/** A part of the settings in a card: its heading, and the settings below it or, on a wide page, beside it. */
export function SettingsSection({ title, detail, badge, children }: Props) {
  return (
    <section
      aria-label={title}
      className="card grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 p-[min(1rem,4vw)] wrap-break-word sm:p-6 @min-[45rem]:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lg font-bold">
          {title}
          {badge && <span className="inline-flex rounded-sm bg-sunken px-2 py-1 text-xs text-muted">{badge}</span>}
        </h2>
        {detail && <p className="mt-1 text-sm text-pretty text-muted">{detail}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  )
}
