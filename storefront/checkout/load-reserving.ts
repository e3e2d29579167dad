/** The functions that reserve an order and apply its changes to the cart; loaded when somebody buys. */
export async function loadReserving() {
  const [{ reserveOrder }, { applyChanges, withEarlierChanges }] = await Promise.all([
    import('./reserve-order.ts'),
    import('./apply-changes.ts'),
  ])
  return { reserveOrder, applyChanges, withEarlierChanges }
}

/** Lets these functions arrive while something else is on its way; where they do not, `loadReserving` says so. */
export function preloadReserving(): void {
  loadReserving().catch(() => {})
}
