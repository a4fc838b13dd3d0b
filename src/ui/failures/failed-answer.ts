import { isRouteErrorResponse } from 'react-router'
import {
  actionFailed,
  notSignedIn,
  outcomeOnPage,
  outcomeUnknown,
  sentTooMuch,
} from '#platform/copy/failures.ts'

/**
 * What a form receives when its request never got an answer of its own: the connection broke, a proxy or the shop was
 * unavailable, or the server met a surprise.
 */
export interface FailedAnswer {
  ok: false
  toast: null
  /**
   * 'signed-out': the customer chose not to sign in again. 'unknown': whether it was done could not be found out. 'handled': the shop
   * did decide, its answer is lost, and the page shows what came of it. 'too-large': the body passes the limit of its address.
   */
  failed: 'connection' | 'unavailable' | 'too-large' | 'signed-out' | 'unknown' | 'handled'
  /** The `intent` field of what was sent, for pages whose forms share one address. */
  tried: string
}

/** Thrown answers (a redirect, a guard, a 404) are decisions of the server; everything else means that it did not decide. */
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

/** A request that the shop refused before reading it. */
export const isTooLarge = (error: unknown) => isRouteErrorResponse(error) && error.status === 413

export function failedAnswer(error: unknown, tried: string): FailedAnswer {
  if (isTooLarge(error)) return { ok: false, toast: null, failed: 'too-large', tried }
  const failed = isRouteErrorResponse(error) ? 'unavailable' : 'connection'
  return { ok: false, toast: null, failed, tried }
}

export const lostAnswer = (failed: 'unknown' | 'handled', tried: string): FailedAnswer => ({
  ok: false,
  toast: null,
  failed,
  tried,
})

/** A request that the shop did not run (`answer-form.server.ts`): its key is over, or it ran under it before. */
export function notRun(error: unknown): 'over' | 'handled' | null {
  if (!isRouteErrorResponse(error) || error.status !== 409) return null
  const { request } = (error.data ?? {}) as { request?: unknown }
  return request === 'over' || request === 'handled' ? request : null
}

interface Words {
  title?: string
  text?: string
}

/** The form's own words, unless something else is known. */
export function failureWords<Own extends string | Words>({ failed }: FailedAnswer, own: Own) {
  if (failed === 'too-large') return sentTooMuch
  if (failed === 'unknown') return uncertain(typeof own === 'string' ? { text: own } : own)
  if (failed === 'handled') return outcomeOnPage
  return failed === 'signed-out' ? notSignedIn : own
}

/**
 * The form's own title, or under a general one the bare name of the failure. A text of whole sentences would say that nothing
 * was done.
 */
function uncertain({ title = actionFailed.title, text = '', ...own }: Words) {
  const isNamed = title === actionFailed.title && text !== '' && !text.includes('.')
  return { ...own, title, text: isNamed ? `${text}. ${outcomeUnknown.text}` : outcomeUnknown.text }
}

export const intentIn = (fields: FormData | null) => String(fields?.get('intent') ?? '')

export function isFailedAnswer(answer: unknown): answer is FailedAnswer {
  return typeof answer === 'object' && answer !== null && 'failed' in answer && 'tried' in answer
}
