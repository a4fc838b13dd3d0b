import type { ToastMessage } from '#web/kit/toast/toast-store.ts'

/** What the question before a deletion hears from the server while the account is still there. */
export interface DeletionAnswer {
  ok: boolean
  toast: ToastMessage
  /** The one that the sentence is about. */
  field: 'password' | 'code' | null
  isCodeSent: boolean
}
