import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadOverlayHistory } from './overlay-history/load-overlay-history.ts'
import { trustKnownMarkup } from './hydration/trusted-markup.ts'
import { reloadOnOtherRelease } from './navigation/reload-on-other-release.ts'

trustKnownMarkup()
// From here on React records presses and repeats them once their component is hydrated.
document.dispatchEvent(new Event('vitrina:hydrating'))
loadOverlayHistory()
reloadOnOtherRelease()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
