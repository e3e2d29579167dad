const name = 'vitrina.shopper'

/** Says to the other tabs of this browser that somebody signed in or out here; each of them then asks for itself. */
export function announceToOtherTabs(): void {
  const channel = openChannel()
  channel?.postMessage('changed')
  channel?.close()
}

/** Hears when another tab signed in or out. Answers with what ends the hearing. */
export function listenToOtherTabs(heard: () => void): () => void {
  const channel = openChannel()
  channel?.addEventListener('message', heard)
  return () => channel?.close()
}

/** Firefox refuses a channel where cookies and site data are blocked: tabs then ask when they are looked at again. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
