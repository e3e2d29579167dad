import { readDevice } from '#domain/identity/read-device.ts'

/** A device as its user agent states it. */
interface Named {
  device: string
}

/** The same text for devices of the same name: browser and system, else all that their user agents say. */
function nameKey({ device }: Named): string {
  const { browser, system } = readDevice(device)
  return browser || system ? JSON.stringify([browser, system]) : device
}

/** Whether another device of a list has the same name, since its browser and its system are the same. */
export function hasTwin<D extends Named>(device: D, devices: readonly D[]): boolean {
  return devices.some((other) => other !== device && nameKey(other) === nameKey(device))
}

/** The devices of a list by their names, each name where the first device that has it is. */
export function groupByName<D extends Named>(devices: readonly D[]): { key: string; devices: D[] }[] {
  const groups = new Map<string, D[]>()
  for (const device of devices) {
    const key = nameKey(device)
    groups.set(key, [...(groups.get(key) ?? []), device])
  }
  return [...groups].map(([key, alike]) => ({ key, devices: alike }))
}
