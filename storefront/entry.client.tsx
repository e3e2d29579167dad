import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchWayBack } from './components/way-back.ts'

// From now on React hears what is pressed.
document.dispatchEvent(new Event('vitrina:waking'))
watchWayBack()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
