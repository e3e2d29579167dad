import { parentPort, workerData } from 'node:worker_threads'
import { load } from '../load.ts'
import { type Flood, floodRequest } from './floods.ts'

const { port, connections, seconds, token, request } = workerData as Flood
let number = 0
parentPort?.postMessage(await load({ port, connections, seconds, next: () => floodRequest(request, token, (number += 1)) }))
