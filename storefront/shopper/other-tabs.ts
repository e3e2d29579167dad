const name = 'vitrina.shopper'

/** Announces to the other tabs that somebody signed in or out here; each of them then fetches the user. */
export function announceToOtherTabs(): void {
  const channel = openChannel()
  channel?.postMessage('changed')
  channel?.close()
}

/** Calls a function when somebody signed in or out in another tab; gives the function that ends it. */
export function listenToOtherTabs(listener: () => void): () => void {
  const channel = openChannel()
  channel?.addEventListener('message', listener)
  return () => channel?.close()
}

/** Firefox refuses a channel where site data are blocked: a tab then fetches the user when it is shown again. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
