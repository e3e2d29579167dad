import { existsSync, rmSync } from 'node:fs'

/** Options that stop the test browser's own requests: it connects to the store alone. */
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

/** The path of a Chromium to run: $CHROME, the system's, else the one from npm. */
export async function chromiumPath(): Promise<string> {
  const found = [process.env['CHROME'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  )
  if (found) return found
  // The package is made for a hosted runtime: with this variable it unpacks the libraries that a plain machine lacks.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x'
  if (!existsSync('/tmp/al2023')) rmSync('/tmp/chromium', { force: true })
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
