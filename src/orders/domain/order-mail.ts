import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

/** The e-mails about an order that may be sent once more. */
export const ORDER_MAILS = ['confirmation', 'status', 'pix-waiting', 'payment-refused', 'refund'] as const

export type OrderMail = (typeof ORDER_MAILS)[number]

export const MESSAGE_MAX_LENGTH = 4000
export const MESSAGE_SUBJECT_MAX_LENGTH = 120

/** The owner's own words to a customer. */
export function checkMessage(typed: {
  subject: string
  text: string
}): Ok<{ subject: string; text: string }> | Refusal<'message-empty' | 'subject-broken'> {
  const [subject, text] = [typed.subject.trim(), typed.text.trim()]
  if (text === '' || text.length > MESSAGE_MAX_LENGTH) return refuse('message-empty')
  // Trimmed only, it would be folded into one line by the mailer, and read otherwise than it was written.
  if (/[\r\n]/.test(subject)) return refuse('subject-broken')
  if (subject === '' || subject.length > MESSAGE_SUBJECT_MAX_LENGTH) return refuse('message-empty')
  return ok({ subject, text })
}
