import { pathTo } from '#addresses.ts'
import { newsletterNotices } from '#content/newsletter/copy/newsletter.ts'
import { EMAIL_MAX_LENGTH } from '#platform/domain/email.ts'
import type { ToastMessage } from '#ui/toast/toast-store.ts'

export interface SubscriptionFields {
  email: string
  honeypot: string
}

export interface SubscriptionOutcome {
  isSubscribed: boolean
  notice: ToastMessage
}

const refuseWith = (notice: ToastMessage): SubscriptionOutcome => ({ isSubscribed: false, notice })

export async function askToSubscribe(
  { email, honeypot }: SubscriptionFields,
  send: typeof fetch = fetch,
): Promise<SubscriptionOutcome> {
  const typed = email.trim()
  if (!typed.includes('@') || typed.length > EMAIL_MAX_LENGTH)
    return refuseWith(newsletterNotices['email-invalid'])
  let response: Response
  try {
    response = await send(pathTo('functions', { name: 'newsletter-subscribe' }), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: typed, honeypot }),
    })
  } catch {
    return refuseWith(newsletterNotices.offline)
  }
  return readOutcome(response)
}

async function readOutcome(response: Response): Promise<SubscriptionOutcome> {
  const answer: { error?: unknown; alreadySubscribed?: unknown; message?: unknown } | null = await response
    .json()
    .catch(() => null)
  if (!answer || response.status >= 500) return refuseWith(newsletterNotices['call-failed'])
  if (answer.alreadySubscribed === true)
    return refuseWith(withText(newsletterNotices['already-subscribed'], answer.error))
  if (typeof answer.error === 'string')
    return refuseWith({ ...newsletterNotices.refused, text: answer.error })
  return response.ok
    ? { isSubscribed: true, notice: withText(newsletterNotices.subscribed, answer.message) }
    : refuseWith(newsletterNotices['call-failed'])
}

const withText = (notice: ToastMessage, text: unknown): ToastMessage =>
  typeof text === 'string' ? { ...notice, text } : notice
