// Loaded into the store's process with --import: a small server of its own that tells how long the event loop was blocked since it was last asked.
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const server = createServer((_request, response) => {
    response.end(String(delay.max / 1e6))
    delay.reset()
  })
  server.listen(Number(process.env.LOOP_DELAY_PORT), '127.0.0.1')
  server.unref()
}
