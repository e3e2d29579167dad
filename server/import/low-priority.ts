import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** Gives this process the lowest priority, so that on a busy machine the store's own processes come first. */
export function lowerPriority(): void {
  for (const thread of [0, ...threads()]) {
    try {
      setPriority(thread, constants.priority.PRIORITY_LOW)
    } catch {
      // Some systems do not allow that: the import runs as any other program.
    }
  }
}

/** On Linux each thread has a priority of its own: those that collect garbage and compile run already. */
function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return []
  }
}
