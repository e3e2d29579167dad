import { type ReactNode, useId } from 'react'
import { type AnyIconName, PersonalIcon } from '../../ui/personal-icon.tsx'

/** A heading and facts below it, each with an icon. */
export function Facts({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-8 gap-y-5">{children}</ul>
    </section>
  )
}

interface FactProps {
  icon: AnyIconName
  name: string
  detail: ReactNode
  /** What stands behind its name, such as a state. */
  badge?: ReactNode
  children?: ReactNode
}

/** What a fact is called, and what it says; a link may follow. */
export function Fact({ icon, name, detail, badge, children }: FactProps) {
  return (
    <li className="flex gap-3">
      <PersonalIcon name={icon} className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="flex min-w-0 flex-col items-start text-sm text-pretty text-muted">
        <p className="flex flex-wrap items-center gap-x-2 text-base text-ink">
          <strong className="font-semibold">{name}</strong>
          {badge}
        </p>
        <p>{detail}</p>
        {children && <div className="mt-auto">{children}</div>}
      </div>
    </li>
  )
}

export function FactLink({ to, text }: { to: string; text: string }) {
  return (
    <a href={to} className="link inline-flex min-h-11 items-center font-semibold">
      {text}
    </a>
  )
}
