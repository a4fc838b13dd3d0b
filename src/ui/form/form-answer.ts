import type { ToastMessage } from '#ui/toast/toast-store.ts'

/** Answer of an action to its form. `Data` is optional, because a failed request has none of it. */
export type FormAnswer<Data = unknown> = {
  ok: boolean
  toast: ToastMessage | null
} & Partial<Data>

export const done = (toast: ToastMessage | null = null): FormAnswer => ({ ok: true, toast })

export const refused = (toast: ToastMessage): FormAnswer => ({
  ok: false,
  toast: { ...toast, tone: 'destructive' },
})
