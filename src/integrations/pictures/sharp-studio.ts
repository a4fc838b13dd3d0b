import { refuse } from '#domain/result.ts'
import type { PictureStudio } from './port.ts'
import { createWorkLanes } from './work-lanes.ts'
import { Workshop, WorkshopLost, type WorkshopTimes } from './workshop.ts'

const LANES = 2
const usualTimes: WorkshopTimes = { taskMs: 60_000, idleMs: 30_000 }

/** The studio of the running shop: the shop bounds and orders the work, a process of its own does it. */
export function createPictureStudio(workshop = new Workshop(usualTimes)): PictureStudio {
  const inLane = createWorkLanes(LANES)
  return {
    develop: (upload) =>
      inLane(
        () =>
          workshop.ask('develop', upload).catch((error) => {
            // A file that brings the decoder down is damaged, whether by accident or on purpose.
            if (error instanceof WorkshopLost) return refuse('broken')
            throw error
          }),
        'waiting',
      ),
    render: (master, rendition, urgency = 'waiting') => {
      const render = () => workshop.ask('render', master, rendition)
      return inLane(
        () =>
          render().catch((error) => {
            // A bad upload in the other lane took the process with it; a master is sound and gets another chance.
            if (error instanceof WorkshopLost) return render()
            throw error
          }),
        urgency,
      )
    },
  }
}
