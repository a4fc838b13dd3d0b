import { isRouteErrorResponse } from 'react-router'
import {
  actionFailed,
  notSignedIn,
  otherAccount,
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
   * 'unanswered': the shop may have run the request. 'refused': it answered that it failed. 'too-large': over the body
   * limit. 'other-account': first sent by another account. 'signed-out': sign-in declined.
   */
  failed: 'unanswered' | 'refused' | 'too-large' | 'other-account' | 'signed-out'
  tried: string
}

/** No answer arrived, however often the form was sent (`send-until-answered.ts`). */
export class NoAnswer extends Error {}

/** Thrown responses (redirect, guard, 404) are decisions of the server; any other error means it made none. */
export function isFailure(error: unknown): boolean {
  if (error instanceof Response) return false
  return !isRouteErrorResponse(error) || error.status >= 500 || [409, 413, 429].includes(error.status)
}

export function failedAnswer(error: unknown, tried: string): FailedAnswer {
  return { ok: false, toast: null, failed: classifyError(error), tried }
}

function classifyError(error: unknown): FailedAnswer['failed'] {
  // React Router wraps what an action throws in the browser: `data(error, { status })`.
  const wrapped = (error as { data?: unknown } | null)?.data
  if (error instanceof NoAnswer || wrapped instanceof NoAnswer) return 'unanswered'
  if (!isRouteErrorResponse(error)) return 'refused'
  return error.status === 413 ? 'too-large' : error.status === 409 ? 'other-account' : 'refused'
}

interface Words {
  title?: string
  text?: string
}

export function failureWords<Own extends string | Words>({ failed }: FailedAnswer, own: Own) {
  if (failed === 'too-large') return sentTooMuch
  if (failed === 'other-account') return otherAccount
  if (failed === 'unanswered') return uncertain(typeof own === 'string' ? { text: own } : own)
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
