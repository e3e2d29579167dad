import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { awaitCovers } from './components/await-covers.ts'

// From now on React hears what is pressed.
document.dispatchEvent(new Event('vitrina:waking'))
awaitCovers()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
