import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { awaitCovers } from './overlay-history/await-covers.ts'
import { trustKnownMarkup } from './hydration/trusted-markup.ts'
import { reloadOnOtherRelease } from './navigation/reload-on-other-release.ts'

trustKnownMarkup()
// From now on React hears what is pressed.
document.dispatchEvent(new Event('vitrina:waking'))
awaitCovers()
reloadOnOtherRelease()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
