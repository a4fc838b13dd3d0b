import { refuse } from '#platform/domain/result.ts'
import { ImageWorker, ImageWorkerLost, type ImageWorkerTimes } from './image-worker.ts'
import type { ImageProcessor, Urgency } from './port.ts'

const SLOTS = 2
const usualTimes: ImageWorkerTimes = { taskMs: 60_000, idleMs: 30_000 }

export function createSharpProcessor(worker = new ImageWorker(usualTimes)): ImageProcessor {
  const inSlot = createSemaphore(SLOTS)
  return {
    develop: (upload) =>
      inSlot(
        () =>
          worker.ask('develop', upload).catch((error) => {
            // A file that crashes the decoder counts as damaged.
            if (error instanceof ImageWorkerLost) return refuse('broken')
            throw error
          }),
        'waiting',
      ),
    drawBrand: (drawing) => inSlot(() => worker.ask('drawBrand', drawing), 'waiting'),
    render: (master, rendition, urgency = 'waiting') => {
      const render = () => worker.ask('render', master, rendition)
      return inSlot(
        () =>
          render().catch((error) => {
            // Another task's upload crashed the worker; masters are valid, so try again.
            if (error instanceof ImageWorkerLost) return render()
            throw error
          }),
        urgency,
      )
    },
  }
}

type Semaphore = <Value>(work: () => Promise<Value>, urgency: Urgency) => Promise<Value>

/** Limits concurrent work. 'ahead' never takes the last slot, so waiting requests are never blocked by it. */
export function createSemaphore(slots: number): Semaphore {
  const queues: Record<Urgency, (() => void)[]> = { waiting: [], ahead: [] }
  let busy = 0

  function startNext(): void {
    if (busy >= slots) return
    const next = queues.waiting.shift() ?? (busy < Math.max(1, slots - 1) ? queues.ahead.shift() : undefined)
    next?.()
  }

  return async (work, urgency) => {
    await new Promise<void>((begin) => {
      queues[urgency].push(() => {
        busy += 1
        begin()
      })
      startNext()
    })
    try {
      return await work()
    } finally {
      busy -= 1
      startNext()
    }
  }
}
