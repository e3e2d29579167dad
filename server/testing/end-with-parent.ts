import { isMainThread } from 'node:worker_threads'

// Loaded with `--import` before a program whose standard input is a pipe from its parent process and which reads
// nothing from it. The kernel closes the pipe when the parent ends, even by SIGKILL; then this process ends as well.
// Vitest replaces `process.exit` later, so the original is saved here.
const exit = process.exit.bind(process)
if (isMainThread) {
  process.stdin.once('end', () => exit(1)).resume()
  process.stdin.unref()
}
