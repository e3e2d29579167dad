let requested: string | undefined

/** Notes the number of the return that was just requested, for the page of its order. */
export const noteRequested = (number: string): void => void (requested = number)

/** Gives that number once: who comes back to the page later stays where they were. */
export function takeRequested(): string | undefined {
  const number = requested
  requested = undefined
  return number
}
