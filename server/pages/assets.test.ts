import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { testStore } from '#server/testing/store.ts'
import { createAssets } from './assets.ts'
import { builtFile } from './built-files.ts'
import { createOtherBuilds } from './other-builds.ts'
import { storeBuild } from './store-build.ts'

const store = await testStore()
const { db } = store.database
beforeEach(() => store.reset())

/** Requests a file of another release from a process that has no files of its own; gives the status. */
async function statusOf(path: string): Promise<number> {
  let sent = 0
  const response = { writeHead: (status: number) => void (sent = status), end() {} } as unknown as ServerResponse
  await createAssets(new Map(), createOtherBuilds(db))({ url: path, headers: {} } as IncomingMessage, response)
  return sent
}

test('a stored file that cannot be decompressed is an internal error, and does not count as a database that is away', async () => {
  const broken = builtFile('/assets/page.js', Buffer.from('a script'), undefined, Buffer.from('not brotli'))
  await storeBuild(db, new Map([['/assets/page.js', broken]]))
  await expect(statusOf('/assets/page.js')).rejects.toThrow()
})

test('while the database is away, a request for a file of another release gets 503', async () => {
  const { availability } = store.database
  availability.wentAway(new Error('no database'))
  try {
    expect(await statusOf('/assets/page.js')).toBe(503)
  } finally {
    availability.cameBack()
  }
})
