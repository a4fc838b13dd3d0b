import { refuse } from '#domain/result.ts'
import { ImageWorker, ImageWorkerLost, type ImageWorkerTimes } from './image-worker.ts'
import type { ImageProcessor } from './port.ts'
import { createSemaphore } from './semaphore.ts'

const SLOTS = 2
const usualTimes: ImageWorkerTimes = { taskMs: 60_000, idleMs: 30_000 }

/** The processor of the running shop: the shop bounds and orders the work, a process of its own does it. */
export function createSharpProcessor(worker = new ImageWorker(usualTimes)): ImageProcessor {
  const inSlot = createSemaphore(SLOTS)
  return {
    develop: (upload) =>
      inSlot(
        () =>
          worker.ask('develop', upload).catch((error) => {
            // A file that brings the decoder down is damaged, whether by accident or on purpose.
            if (error instanceof ImageWorkerLost) return refuse('broken')
            throw error
          }),
        'waiting',
      ),
    render: (master, rendition, urgency = 'waiting') => {
      const render = () => worker.ask('render', master, rendition)
      return inSlot(
        () =>
          render().catch((error) => {
            // A bad upload in the other lane took the process with it; a master is sound and gets another chance.
            if (error instanceof ImageWorkerLost) return render()
            throw error
          }),
        urgency,
      )
    },
  }
}
