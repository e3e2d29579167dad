/**
 * Runs in the page: gives what has gone wrong on it since the last call. The first call of a document begins to record.
 * The driver has no events for this, and MiniBrowser prints no messages of a page that is driven. What happens before the
 * first call is not recorded; the journeys poll a document while it loads, so that its hydration is.
 */
export function pageFaults(): string[] {
  const store = window as unknown as { recordedFaults?: string[] }
  if (!store.recordedFaults) {
    const faults: string[] = (store.recordedFaults = [])
    addEventListener('error', ({ message }) => faults.push(message))
    addEventListener('unhandledrejection', ({ reason }) => faults.push(`Unhandled: ${reason}`))
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      faults.push(`The policy refused ${blockedURI} for ${violatedDirective}`),
    )
    const print = console.error
    console.error = (...parts: unknown[]) => {
      faults.push(parts.map(String).join(' '))
      print(...parts)
    }
  }
  return store.recordedFaults.splice(0)
}
