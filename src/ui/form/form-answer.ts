import type { ToastMessage } from '#ui/toast/toast-store.ts'

/**
 * What an action tells the form that was sent. `Data` is what a feature adds; it is never sure to be there, because a
 * request that failed brings none of it.
 */
export type FormAnswer<Data = unknown> = {
  ok: boolean
  /** Null where the page itself already tells. */
  toast: ToastMessage | null
} & Partial<Data>

export const done = (toast: ToastMessage | null = null): FormAnswer => ({ ok: true, toast })

export const refused = (toast: ToastMessage): FormAnswer => ({
  ok: false,
  toast: { ...toast, tone: 'destructive' },
})
