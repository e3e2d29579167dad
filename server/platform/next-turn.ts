const waiting: (() => void)[] = []

/**
 * Resolves in a turn of the event loop that no other caller has, in the order of the calls. Work that occupies the thread
 * takes a turn first: between two of them the responses that are ready are sent and cached ones found. Without it all work
 * that arrives together is done before the first response is sent (decision 066).
 */
export function nextTurn(): Promise<void> {
  return new Promise((start) => {
    if (waiting.push(start) === 1) setImmediate(startFirst)
  })
}

function startFirst(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(startFirst)
}
