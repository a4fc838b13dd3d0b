import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { readMetrics } from '../shop/metrics.ts'

export interface Observation {
  cachedPageMs: number
  cachedPageRefused: number
  highestMegabytes: number
}

const EVERY_MS = 500
const MEGABYTE = 1_024 * 1_024

/** Runs in its own thread, so that it measures the shop and not the request queue of the load generator. */
export function startBystander(origin: string): { leave(): Promise<Observation> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: { origin } })
  const observation = new Promise<Observation>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject)
  })
  return {
    leave() {
      worker.postMessage('leave')
      return observation
    },
  }
}

async function observe(origin: string, isOver: () => boolean): Promise<Observation> {
  const observation = { cachedPageMs: 0, cachedPageRefused: 0, highestMegabytes: 0 }
  while (!isOver()) {
    const before = performance.now()
    const page = await fetch(origin)
    await page.arrayBuffer()
    if (page.status !== 200) observation.cachedPageRefused += 1
    observation.cachedPageMs = Math.max(observation.cachedPageMs, performance.now() - before)
    const memory = (await readMetrics(origin)).get('process_resident_memory_bytes') ?? Number.NaN
    observation.highestMegabytes = Math.max(observation.highestMegabytes, memory / MEGABYTE)
    await wait(EVERY_MS)
  }
  return observation
}

if (!isMainThread && parentPort) {
  let isOver = false
  parentPort.once('message', () => {
    isOver = true
  })
  parentPort.postMessage(await observe(workerData.origin, () => isOver))
}
