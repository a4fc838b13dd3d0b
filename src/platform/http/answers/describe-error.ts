/** Must not contain user input, because it goes to the log. */
export interface ErrorDescription {
  type: string
  message: string
  code?: string
  constraint?: string
  stack?: string
  cause?: ErrorDescription
}

const MAX_DEPTH = 4

/** Database errors repeat the values of the failed statement (Drizzle's `params:`, PostgreSQL's `detail`). */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (typeof error !== 'object' || error === null || !('message' in error)) {
    return { type: typeof error, message: withoutPersonalData(String(error)) }
  }
  const { name, message, code, constraint, stack, cause } = error as Partial<Record<keyof ErrorLike, unknown>>
  return {
    type: typeof name === 'string' ? name : 'object',
    message: withoutPersonalData(String(message)),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof stack === 'string' ? { stack: extractStackFrames(stack) } : {}),
    ...(cause !== undefined && depth < MAX_DEPTH ? { cause: describeError(cause, depth + 1) } : {}),
  }
}

interface ErrorLike extends Error {
  code: string
  constraint: string
}

function withoutPersonalData(message: string): string {
  return message
    .replace(/\bparams:[\s\S]*$/, 'params: [not logged]')
    .replace(/[^\s"'<>(),;]+@[^\s"'<>(),;]+/g, '[e-mail]')
    .replace(/\(?\d[\d.\-/() ]{7,}\d/g, '[number]')
}

function extractStackFrames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
