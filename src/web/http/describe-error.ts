/** What a log may hold of an error: enough to find the fault, nothing that people typed. */
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
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPersonalData(String(error)) }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < MAX_DEPTH
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  }
}

function withoutPersonalData(message: string): string {
  return message
    .replace(/\bparams:[\s\S]*$/, 'params: [not logged]')
    .replace(/[^\s"'<>(),;]+@[^\s"'<>(),;]+/g, '[e-mail]')
    .replace(/\(?\d[\d.\-/() ]{7,}\d/g, '[number]')
}

function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
