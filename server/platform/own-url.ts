const loopback = new Set(['127.0.0.1', '::1', 'localhost'])
const everyAddress = new Set(['0.0.0.0', '::'])

/** Whether a store that listens on this address is reached from its own machine alone. */
export const isLoopback = (host: string): boolean => loopback.has(host)

/**
 * The URL by which a browser on this machine opens a store that listens on an address. On loopback it has the name
 * `localhost`: browsers make no passkeys for an IP address, and a customer who signs in by one host is a visitor at the
 * other.
 */
export function ownUrl(host: string, port: number): string {
  if (isLoopback(host) || everyAddress.has(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
