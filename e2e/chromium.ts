import { existsSync, rmSync } from 'node:fs'

/** Kept from looking outward: the browser of the tests speaks to the store alone. */
export const chromiumArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium to drive: $CHROME, the system's, else the one that comes from npm. */
export async function chromiumPath(): Promise<string> {
  const found = [process.env['CHROME'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  )
  if (found) return found
  // The package is made for a hosted runtime: named so, it unpacks the libraries that a bare machine lacks.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x'
  if (!existsSync('/tmp/al2023')) rmSync('/tmp/chromium', { force: true })
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
