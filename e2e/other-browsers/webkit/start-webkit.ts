import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithUs } from '#server/testing/child-processes.ts'
import { findProgram } from '#server/testing/find-program.ts'
import { freePort } from '#server/testing/store-process.ts'
import { visit } from '../find.ts'
import type { OtherBrowser } from '../tab.ts'
import { beginSession } from './web-driver.ts'
import { tabOf } from './webkit-tab.ts'

const driverPath = findProgram('WebKitWebDriver')
const screenPath = findProgram('Xvfb')

/** What the machine lacks for WebKit: WebKitGTK's driver, which opens its MiniBrowser, or a screen without a display. */
export const missingForWebKit = [driverPath ? [] : ['WebKit'], screenPath ? [] : ['Xvfb']].flat()

/** Starts a screen that nobody sees and the driver of WebKitGTK; each tab is a MiniBrowser of its own. */
export async function startWebKit(): Promise<OtherBrowser> {
  const screen = spawn(screenPath as string, ['-displayfd', '3', '-screen', '0', '1366x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  endWithUs(screen)
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  const port = await freePort()
  const driver = spawn(driverPath as string, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  })
  endWithUs(driver)
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, driver)
  return {
    async openTab(origin, faults) {
      // Commands do not wait for pages: the journeys wait for what they need, and faults are recorded early.
      const session = await beginSession(url, { pageLoadStrategy: 'none' })
      await session.send('POST', '/window/rect', { x: 0, y: 0, width: 1366, height: 806 })
      const tab = tabOf(session, faults)
      // Cookies and storage belong to an open page.
      await visit(tab, `${origin}/cart`)
      await tab.run(() => {
        document.cookie = 'language=en; path=/'
        document.cookie = 'branch=1; path=/'
        localStorage.setItem('cookie-consent', '1')
        localStorage.setItem('welcome', '1')
      })
      return tab
    },
    async close() {
      driver.kill()
      screen.kill()
    },
  }
}

async function untilReady(url: string, driver: ChildProcess): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(50)) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`)
    const response = await fetch(`${url}/status`).catch(() => undefined)
    if (response?.ok) return
  }
  throw new Error('WebKitWebDriver did not start in time')
}
