import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'

/** A row of what the store promises beside the button. */
export function PromiseRow({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <li className="flex gap-3 px-4 py-3">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-link" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <div className="text-muted">{children}</div>
      </div>
    </li>
  )
}
