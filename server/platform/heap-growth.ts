import { setFlagsFromString } from 'node:v8'

const growingPercent = 60

/**
 * Lets the heap of this process grow by 60 % between two full garbage collections. V8 allows a tenth where little survives,
 * which in a store that holds its catalogue was one collection in a second of load: each takes 20 ms at once and a core for
 * 100 ms, which the slowest requests wait for (decision 067). Called once the catalogue is read: until then V8 lets the heap
 * grow faster than this.
 */
export function growHeapFaster(): void {
  setFlagsFromString(`--heap-growing-percent=${growingPercent}`)
}
