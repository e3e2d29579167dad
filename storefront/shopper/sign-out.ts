/** Steps that other parts of the storefront add to a sign-out. All steps of one kind run before the next kind. */
export interface SignOutSteps {
  /** Before the store ends the session: the customer's last changes can still be saved. */
  before?: () => Promise<void>
  /** Once the session has ended, while the customer's page is still shown. */
  ended?: () => void
  /** Once the home page is shown to a visitor. */
  left?: () => Promise<void>
}

const all = new Set<SignOutSteps>()

/** Adds steps to every sign-out in this tab; gives the function that removes them. */
export function onSignOut(steps: SignOutSteps): () => void {
  all.add(steps)
  return () => void all.delete(steps)
}

/** Runs the steps of one kind. A step that fails does not prevent the sign-out. */
export async function runSignOutSteps(kind: keyof SignOutSteps): Promise<void> {
  await Promise.allSettled([...all].map(async (steps) => steps[kind]?.()))
}
