export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Error & { code?: unknown; constraint?: unknown }
    // Class 23: integrity constraint violations.
    if (typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string') return constraint
  }
  return undefined
}
