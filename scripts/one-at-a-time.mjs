// Prevents two starts in one folder from installing or building at the same time. It has to run on the oldest Node that
// a machine may have.
import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const retryMs = 300

/**
 * Runs some work while no other process runs it in this folder; the second process prints `waiting` and waits. The lock
 * is a socket: on Linux the system removes it when its process ends; elsewhere a connection to one that was left behind
 * fails.
 */
export async function oneAtATime(name, waiting, work) {
  const path = lockPath(name)
  let server
  for (let hasSaid = false; !(server = await take(path));) {
    if (!hasSaid) console.log(waiting)
    hasSaid = true
    await new Promise((done) => setTimeout(done, retryMs))
  }
  try {
    return await work()
  } finally {
    await new Promise((done) => server.close(done))
  }
}

function lockPath(name) {
  const lock = `vitrina-${createHash('sha1')
    .update(`${name} ${realpathSync('.')}`)
    .digest('hex')}`
  if (process.platform === 'linux') return `\0${lock}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${lock}`
  return join(tmpdir(), `${lock}.sock`)
}

/** The lock, or undefined where another process has it. */
async function take(path) {
  const server = createServer((socket) => socket.destroy())
  const error = await new Promise((done) => server.once('error', done).listen({ path }, () => done(undefined)))
  if (!error) return server
  if (error.code !== 'EADDRINUSE') throw error
  if (process.platform === 'darwin' && !(await isListening(path))) rmSync(path, { force: true })
  return undefined
}

function isListening(path) {
  return new Promise((done) => {
    const socket = connect({ path }, () => done(true))
    socket.once('error', () => done(false))
    socket.once('close', () => socket.destroy())
  })
}
