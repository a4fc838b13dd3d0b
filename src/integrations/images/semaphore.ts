import type { Urgency } from './port.ts'

export type Semaphore = <Value>(work: () => Promise<Value>, urgency: Urgency) => Promise<Value>

/**
 * Bounds how many images are worked on at once. Work done ahead of time never takes the last slot: whoever waits
 * for an image finds one free, or at worst queues behind others who wait.
 */
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
