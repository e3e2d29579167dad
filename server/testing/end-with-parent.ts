import { isMainThread } from 'node:worker_threads'

// Loaded with `--import` before a program whose standard input is a pipe from the process that started it, and which
// reads nothing from it. The kernel closes the pipe when that process ends, even by SIGKILL; then this one ends as
// well. Vitest replaces `process.exit` later, so it is taken here.
const exit = process.exit.bind(process)
if (isMainThread) {
  process.stdin.once('end', () => exit(1)).resume()
  process.stdin.unref()
}
