/**
 * Passes the first item on at once and then at most one batch per interval, so that a busy hour of sales costs one
 * round of rendering a second and a single edit is seen immediately.
 */
export interface Coalescer<Item> {
  add(item: Item): void
  /** Forgets what waits. */
  clear(): void
}

export function coalesce<Item>(intervalMs: number, deliver: (batch: Item[]) => void): Coalescer<Item> {
  let waiting: Item[] = []
  let timer: NodeJS.Timeout | undefined

  const pause = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (waiting.length > 0) flush()
    }, intervalMs)
    timer.unref()
  }
  const flush = () => {
    const batch = waiting
    waiting = []
    pause()
    deliver(batch)
  }
  return {
    add(item) {
      waiting.push(item)
      if (!timer) flush()
    },
    clear() {
      clearTimeout(timer)
      timer = undefined
      waiting = []
    },
  }
}
