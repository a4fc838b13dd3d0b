export interface ToastMessage {
  title: string
  text?: string
  /** 'destructive' interrupts a screen reader, 'normal' waits for its turn. */
  tone?: 'normal' | 'destructive'
  /** Milliseconds on the screen; 5 seconds when absent. */
  duration?: number
}

export interface QueuedToast extends ToastMessage {
  id: number
}

const VISIBLE_AT_ONCE = 3

let nextId = 1
let queue: readonly QueuedToast[] = []
let visible: readonly QueuedToast[] = []
const listeners = new Set<() => void>()

function replaceQueue(changed: readonly QueuedToast[]): void {
  queue = changed
  visible = queue.slice(0, VISIBLE_AT_ONCE)
  for (const listener of listeners) listener()
}

/** Raises a toast from anywhere in the browser, inside React or not. Never on the server: it would be everybody's. */
export function toast(message: ToastMessage): number {
  if (typeof document === 'undefined')
    throw new Error('a toast belongs to one browser; the server shows a Note instead')
  const id = nextId++
  replaceQueue([...queue, { ...message, id }])
  return id
}

export function dismissToast(id: number): void {
  replaceQueue(queue.filter((queued) => queued.id !== id))
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The oldest few; the rest wait until one of them leaves. */
export function visibleToasts(): readonly QueuedToast[] {
  return visible
}
