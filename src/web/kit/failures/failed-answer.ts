import { isRouteErrorResponse } from 'react-router'

/**
 * What a form receives when its request never got an answer of its own: the line broke, a proxy or the shop was unavailable,
 * or the server met a surprise. The form says its own sentence, and keeps what was typed.
 */
export interface FailedAnswer {
  ok: false
  toast: null
  /** 'signed-out': she chose not to sign in again. */
  failed: 'connection' | 'unavailable' | 'signed-out'
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

export const intentIn = (fields: FormData | null) => String(fields?.get('intent') ?? '')

export function isFailedAnswer(answer: unknown): answer is FailedAnswer {
  return typeof answer === 'object' && answer !== null && 'failed' in answer && 'tried' in answer
}
