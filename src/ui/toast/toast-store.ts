export interface ToastMessage {
  title: string
  text?: string
  about?: string
  /** Identifies the action: a newer answer replaces its failure. Defaults to `about`. */
  tried?: string
  tone?: 'normal' | 'destructive'
  /** Outcome unknown: do not show a check mark. */
  isUncertain?: boolean
  link?: { label: string; to: string }
  duration?: number
  until?: Promise<unknown>
}

let show: ((message: ToastMessage) => void) | undefined
let early: ToastMessage[] = []

/**
 * Queues messages until the toast script has loaded. Does nothing on the server, where state is shared
 * between users.
 */
export function toast(message: ToastMessage): void {
  if (typeof document === 'undefined')
    throw new Error('a toast belongs to one browser; the server shows a Note instead')
  if (show) show(message)
  else early.push(message)
}

export function showToastsWith(showToast: (message: ToastMessage) => void): void {
  show = showToast
  const earlyToasts = early
  early = []
  for (const message of earlyToasts) showToast(message)
}
