import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { awaitCovers } from './overlay-history/await-covers.ts'
import { trustKnownMarkup } from './hydration/trusted-markup.ts'
import { leaveOtherReleases } from './navigation/other-release.ts'

trustKnownMarkup()
// From now on React hears what is pressed.
document.dispatchEvent(new Event('vitrina:waking'))
awaitCovers()
leaveOtherReleases()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
