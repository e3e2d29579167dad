import { Suspense, lazy, useRef, useState } from 'react'
import { useBelowTheFold } from '../../hydration/below-the-fold.ts'
import { CountryMap } from '../../map/country-map.tsx'
import { smallFrame, wideFrame } from '../../map/projection.ts'
import { useBoxNearWindow } from '../../ui/use-box-near-window.ts'
import type { Branch } from '../../shopper/branch.ts'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import type { BranchArea } from './branch-areas.ts'
import { useRoot } from '../../page/use-root.ts'
import type { BranchNumbers } from './use-likeliest-first.ts'

// Leaflet runs in browsers only, and its code is larger than that of the page.
const LiveMap = lazy(() => import('./live-map.tsx'))

interface Props {
  branches: readonly Branch[]
  /** The branches of the chosen city; undefined while no city is chosen. */
  shown: readonly Branch[] | undefined
  areas: readonly BranchArea[]
  numbers: BranchNumbers
  currentCode: number
}

/** The map of the branches: a drawing in the page's HTML, replaced by an interactive map when it comes into the window. */
export function BranchMap({ branches, shown, areas, numbers, currentCode }: Props) {
  const messages = useMessages(contactMessages)
  const storeVariant = useRoot()?.storeVariant
  const container = useRef<HTMLDivElement>(null)
  const isNear = useBoxNearWindow(container, '0px')
  // Leaflet loads after the page itself has been painted.
  const hasBelow = useBelowTheFold()
  const [isReady, setReady] = useState(false)
  const drawing = {
    label: messages.drawingLabel(branches.length),
    pins: branches.map(({ codplace, lat, long }) => ({ lat, lng: long, number: numbers.get(codplace) })),
  }
  return (
    <div
      ref={container}
      className="map-frame map-sea relative h-64 sm:h-80 overflow-hidden rounded-lg lg:h-[clamp(28rem,100dvh-13rem,40rem)]"
    >
      {!isReady && (
        <>
          <CountryMap {...drawing} frame={smallFrame} className="lg:hidden" />
          <CountryMap {...drawing} frame={wideFrame} className="max-lg:hidden" />
        </>
      )}
      {isNear && hasBelow && (
        <div className={isReady ? 'absolute inset-0' : 'invisible absolute inset-0'}>
          <LazyBoundary failed={null}>
            <Suspense>
              <LiveMap
                branches={branches}
                shown={shown}
                areas={areas}
                numbers={numbers}
                currentCode={currentCode}
                movesToCountry={storeVariant !== 'variant'}
                onReady={() => setReady(true)}
              />
            </Suspense>
          </LazyBoundary>
        </div>
      )}
    </div>
  )
}
