import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export const ORDER_MAILS = ['confirmation', 'status', 'pix-waiting', 'payment-refused', 'refund'] as const

export type OrderMail = (typeof ORDER_MAILS)[number]

export const MESSAGE_MAX_LENGTH = 4000
export const MESSAGE_SUBJECT_MAX_LENGTH = 120

export function checkMessage(typed: {
  subject: string
  text: string
}): Ok<{ subject: string; text: string }> | Refusal<'message-empty' | 'subject-broken'> {
  const [subject, text] = [typed.subject.trim(), typed.text.trim()]
  if (text === '' || text.length > MESSAGE_MAX_LENGTH) return refuse('message-empty')
  // The mailer would fold line breaks into one line and alter the subject.
  if (/[\r\n]/.test(subject)) return refuse('subject-broken')
  if (subject === '' || subject.length > MESSAGE_SUBJECT_MAX_LENGTH) return refuse('message-empty')
  return ok({ subject, text })
}
