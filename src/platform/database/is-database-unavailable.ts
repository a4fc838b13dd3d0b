import { DrizzleQueryError } from 'drizzle-orm/errors'

/** Shutdown, crash, start-up, too many connections, and all connection errors (class 08). */
const unavailableCodes = /^(08...|57P0[123]|53300)$/
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
])
/** Errors that pg throws without a code. */
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const readErrorCode = (error: unknown): string | undefined => {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined
}

export const isStatementTooSlow = (error: unknown): boolean => readErrorCode(error) === '57014'

/** True for a full or failing disk, and for a server made read-only, as hosts do before a disk is full. */
export const isWriteRefused = (error: unknown): boolean =>
  ['53100', '58030', '25006'].includes(readErrorCode(error) ?? '')

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (typeof code === 'string') {
    if (unavailableCodes.test(code) || networkCodes.has(code)) return true
    // The embedded server's socket file does not exist while the server is down.
    if (code === 'ENOENT' && syscall === 'connect') return true
  }
  if (unavailableMessages.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  // Other wrappers concern other services, such as a payment provider or a bucket.
  return error instanceof DrizzleQueryError && isDatabaseUnavailable(error.cause)
}
