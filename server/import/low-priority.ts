import { constants, setPriority } from 'node:os'

/** Gives this process the lowest priority, so that on a busy machine the store's own processes come first. */
export function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW)
  } catch {
    // Some systems do not allow that: the import runs as any other program.
  }
}
