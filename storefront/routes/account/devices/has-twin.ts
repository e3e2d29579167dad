import { readDevice } from '#domain/identity/read-device.ts'

/** Whether another device of a list has the same name, since its browser and its system are the same. */
export function hasTwin<D extends { device: string }>(device: D, devices: readonly D[]): boolean {
  const { browser, system } = readDevice(device.device)
  return devices.some((other) => {
    const read = readDevice(other.device)
    return other !== device && read.browser === browser && read.system === system
  })
}
