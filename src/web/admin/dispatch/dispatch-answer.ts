import type { StatusQuestion } from '#web/admin/orders/order-answers.ts'
import type { Undoable } from '#web/admin/undo/undo-offer.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'

/** What an action on several orders tells the page. */
export type DispatchAnswer = FormAnswer<{
  undo: Undoable
  /** By order: how it really stands, where she has to say so again. */
  questions: Readonly<Record<string, StatusQuestion>>
  /** By order: what was typed and is not saved yet. */
  codes: Readonly<Record<string, string>>
}>
