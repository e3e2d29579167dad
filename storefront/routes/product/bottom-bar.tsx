import type { ReactNode } from 'react'
import { useRootMark } from '../../ui/use-root-mark.ts'

/** The bar of the product page at the bottom of narrow screens, above the shell's own bar. One that is an offer alone waits for notifications to end. */
export function BottomBar({ isOffer, children }: { isOffer?: boolean; children: ReactNode }) {
  useRootMark('data-buy-bar')
  return (
    <div
      data-offer={isOffer || undefined}
      className="buy-bar needs-script @container fixed inset-x-0 bottom-(--bar-height,0px) z-30 border-t border-line bg-raised px-4 py-1.5 shadow-high lg:hidden"
    >
      {children}
    </div>
  )
}
