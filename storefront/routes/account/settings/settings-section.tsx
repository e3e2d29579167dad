import type { ReactNode } from 'react'

interface Props {
  title: string
  /** Beside the title: the state of what the section sets. */
  badge?: ReactNode
  detail?: string
  children: ReactNode
}

/** A part of the settings in a card: its heading, and the settings below it or, on a wide page, beside it. */
export function SettingsSection({ title, badge, detail, children }: Props) {
  return (
    <section
      aria-label={title}
      className="card grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 p-[min(1rem,4vw)] wrap-break-word sm:p-6 @min-[45rem]:grid-cols-[14rem_minmax(0,1fr)] @min-[58rem]:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="text-lg font-bold">{title}</h2>
          {badge}
        </div>
        {detail && <p className="mt-1 text-sm text-pretty text-muted">{detail}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  )
}
