import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'

interface Props {
  icon: IconName
  title: string
  detail: string
  /** The ways on. */
  children: ReactNode
}

/** What the checkout says in place of its steps. */
export function CheckoutMessage({ icon, title, detail, children }: Props) {
  return (
    <div className="card mt-4 flex flex-col items-center gap-4 px-6 py-14 text-center md:mt-6">
      <span className="grid size-16 place-items-center rounded-xl bg-accent-soft text-ink">
        <Icon name={icon} className="size-7.5" />
      </span>
      <div>
        <h2 className="text-lg font-bold">{title}</h2>
        <p className="mt-1 max-w-sm text-muted">{detail}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
