import { parentPort, workerData } from 'node:worker_threads'
import { load } from '../load.ts'
import { type Flood, floodRequest } from './floods.ts'

const flood = workerData as Flood
let number = 0
const next = (_connection: number, turn: number) => floodRequest(flood, turn, (number += 1))
parentPort?.postMessage(await load({ ...flood, next }))
