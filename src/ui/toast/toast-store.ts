export interface ToastMessage {
  title: string
  text?: string
  /** The product or order that it speaks of, where the title does not say it. */
  about?: string
  /** What was tried: a newer answer to it takes the place of a failure. `about` where absent. */
  tried?: string
  /** 'destructive' interrupts a screen reader, 'normal' waits for its turn. */
  tone?: 'normal' | 'destructive'
  /** Whether it was done is not known: no tick. */
  isUncertain?: boolean
  /** The next step, where there is one. */
  link?: { label: string; to: string }
  /** Milliseconds on the screen; 5 seconds when absent. */
  duration?: number
  /** What it speaks of is over then, and so is the toast. */
  until?: Promise<unknown>
}

let show: ((message: ToastMessage) => void) | undefined
let early: ToastMessage[] = []

/**
 * Raises a toast from anywhere in the browser, inside React or not. What shows it comes in a script after the page, and then
 * shows what was raised before. Never on the server: it would be everybody's.
 */
export function toast(message: ToastMessage): void {
  if (typeof document === 'undefined')
    throw new Error('a toast belongs to one browser; the server shows a Note instead')
  if (show) show(message)
  else early.push(message)
}

export function showToastsWith(shown: (message: ToastMessage) => void): void {
  show = shown
  const waiting = early
  early = []
  for (const message of waiting) shown(message)
}
