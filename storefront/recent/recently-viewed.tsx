import { useEffect, useRef, useState } from 'react'
import { onDemand } from '../hydration/on-demand.tsx'
import { recentlyViewed } from './viewed-list.ts'

const ViewedRow = onDemand(() => import('./viewed-row.tsx'))
const nearMargin = '600px'

/**
 * The products viewed before, for the end of a page. `except` is the code of the product that the page shows. Renders
 * nothing on the server or without viewed products; its code and the products are loaded when the shopper scrolls near.
 */
export function RecentlyViewed({ except, className }: { except?: string; className?: string }) {
  const codes = recentlyViewed.use().filter((code) => code !== except)
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  // On the page of a product one alone would be a row for a single step back.
  const hasAny = codes.length > (except ? 1 : 0)
  useEffect(() => {
    if (!hasAny || isNear) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: nearMargin,
    })
    observer.observe(ref.current as HTMLElement)
    return () => observer.disconnect()
  }, [hasAny, isNear])
  if (!hasAny) return null
  return (
    <div ref={ref} data-cards={codes.length} className={className}>
      <ViewedRow isNeeded={isNear} codes={codes} meanwhile={<div className="viewed-place" />} />
    </div>
  )
}
