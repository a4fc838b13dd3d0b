import { isRouteErrorResponse } from 'react-router'
import { notSignedIn, outcomeUnknown } from '#copy/failures.ts'

/**
 * What a form receives when its request never got an answer of its own: the line broke, a proxy or the shop was unavailable,
 * or the server met a surprise. The form says its own sentence, and keeps what was typed.
 */
export interface FailedAnswer {
  ok: false
  toast: null
  /** 'signed-out': she chose not to sign in again. 'unknown': whether it was done could not be found out. */
  failed: 'connection' | 'unavailable' | 'signed-out' | 'unknown'
  /** The `intent` field of what was sent, for pages whose forms share one address. */
  tried: string
}

/** Thrown answers (a redirect, a guard, a 404) are decisions of the server; everything else means that it did not decide. */
export function isFailure(error: unknown): boolean {
  if (error instanceof Response) return false
  return !isRouteErrorResponse(error) || error.status >= 500
}

export function failedAnswer(error: unknown, tried: string): FailedAnswer {
  const failed = isRouteErrorResponse(error) ? 'unavailable' : 'connection'
  return { ok: false, toast: null, failed, tried }
}

export const unknownAnswer = (tried: string): FailedAnswer => ({
  ok: false,
  toast: null,
  failed: 'unknown',
  tried,
})

/** The form's own words where nothing was done. */
export function failureWords<Words>({ failed }: FailedAnswer, own: Words) {
  if (failed === 'unknown') return outcomeUnknown
  return failed === 'signed-out' ? notSignedIn : own
}

export const intentIn = (fields: FormData | null) => String(fields?.get('intent') ?? '')

export function isFailedAnswer(answer: unknown): answer is FailedAnswer {
  return typeof answer === 'object' && answer !== null && 'failed' in answer && 'tried' in answer
}
