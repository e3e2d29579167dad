/** A device as the filter `fits` has it: its maker's slug and its model, such as `lumen/Aria 12`. */
export const deviceKeyPattern = /^[^/,]{1,60}\/[^,]{1,120}$/

/** The name of a device whose maker's own spelling is not at hand: `Lumen Aria 12` of `lumen/Aria 12`. */
export function deviceName(key: string): string {
  return key.replace('/', ' ').replace(/^./u, (first) => first.toUpperCase())
}
