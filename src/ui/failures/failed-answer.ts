import { isRouteErrorResponse } from 'react-router'
import {
  actionFailed,
  notSignedIn,
  outcomeOnPage,
  outcomeUnknown,
  sentTooMuch,
} from '#platform/copy/failures.ts'

/**
 * Result for a form whose request got no regular response: connection lost, proxy or shop unavailable, or
 * server error.
 */
export interface FailedAnswer {
  ok: false
  toast: null
  /**
   * 'signed-out': sign-in declined. 'unknown': the outcome could not be determined. 'handled': the shop
   * decided, but its answer is lost. 'too-large': over the body limit.
   */
  failed: 'connection' | 'unavailable' | 'too-large' | 'signed-out' | 'unknown' | 'handled'
  tried: string
}

/** Thrown responses (redirect, guard, 404) are decisions of the server; any other error means it made none. */
export function isFailure(error: unknown): boolean {
  if (error instanceof Response) return false
  return (
    !isRouteErrorResponse(error) ||
    error.status >= 500 ||
    error.status === 429 ||
    isTooLarge(error) ||
    notRun(error) !== null
  )
}

export const isTooLarge = (error: unknown) => isRouteErrorResponse(error) && error.status === 413

export function failedAnswer(error: unknown, intent: string): FailedAnswer {
  if (isTooLarge(error)) return { ok: false, toast: null, failed: 'too-large', tried: intent }
  const reason = isRouteErrorResponse(error) ? 'unavailable' : 'connection'
  return { ok: false, toast: null, failed: reason, tried: intent }
}

export const lostAnswer = (reason: 'unknown' | 'handled', intent: string): FailedAnswer => ({
  ok: false,
  toast: null,
  failed: reason,
  tried: intent,
})

/** The shop did not run the request (`answer-form.server.ts`): its key expired, or it had already run. */
export function notRun(error: unknown): 'over' | 'handled' | null {
  if (!isRouteErrorResponse(error) || error.status !== 409) return null
  const { request } = (error.data ?? {}) as { request?: unknown }
  return request === 'over' || request === 'handled' ? request : null
}

interface Words {
  title?: string
  text?: string
}

export function failureWords<Own extends string | Words>({ failed }: FailedAnswer, own: Own) {
  if (failed === 'too-large') return sentTooMuch
  if (failed === 'unknown') return uncertain(typeof own === 'string' ? { text: own } : own)
  if (failed === 'handled') return outcomeOnPage
  return failed === 'signed-out' ? notSignedIn : own
}

/**
 * Drops texts that claim that nothing was done. Keeps the form's title, or a short text that only names
 * the failure.
 */
function uncertain({ title = actionFailed.title, text = '', ...own }: Words) {
  const isNamed = title === actionFailed.title && text !== '' && !text.includes('.')
  return { ...own, title, text: isNamed ? `${text}. ${outcomeUnknown.text}` : outcomeUnknown.text }
}

export const intentIn = (fields: FormData | null) => String(fields?.get('intent') ?? '')

export function isFailedAnswer(answer: unknown): answer is FailedAnswer {
  return typeof answer === 'object' && answer !== null && 'failed' in answer && 'tried' in answer
}
