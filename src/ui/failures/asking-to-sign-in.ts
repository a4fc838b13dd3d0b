type Outcome = 'signed-in' | 'declined'

/**
 * 'session': sign in again after the session ended. 'proof': confirm the second factor in an active
 * session.
 */
export type SignInReason = 'session' | 'proof'
let reason: SignInReason = 'session'

let waitingCallers: ((outcome: Outcome) => void)[] = []
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** Concurrent callers share one dialog and its result. */
export function askToSignIn(about: SignInReason = 'session'): Promise<Outcome> {
  // Signing in includes the second factor, so it covers both reasons.
  if (waitingCallers.length === 0 || about === 'session') reason = about
  const outcome = new Promise<Outcome>((resolve) => waitingCallers.push(resolve))
  notify()
  return outcome
}

export function endAsking(outcome: Outcome): void {
  const callers = waitingCallers
  waitingCallers = []
  for (const answer of callers) answer(outcome)
  notify()
}

export const reasonToSignIn = () => reason
export const isAsking = () => waitingCallers.length > 0

export function subscribeToAsking(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const waitingMarks = new Set<string>()

export function hold(pathname: string, fields: FormData): () => void {
  const mark = buildMark(pathname, fields)
  waitingMarks.add(mark)
  return () => waitingMarks.delete(mark)
}

export const isHeld = (pathname: string, fields: FormData) => waitingMarks.has(buildMark(pathname, fields))

function buildMark(pathname: string, fields: FormData): string {
  const parts = [...fields].map(([name, value]) => [
    name,
    // Form encoding turns every line break into CRLF.
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : `${value.name} ${value.size}`,
  ])
  return JSON.stringify([pathname, parts])
}

const secrets = /passw|senha|secret|confirmation|card|cart[aã]o|cvc|cvv/i

/** Passwords and card data are never kept, not even during sign-in. */
export const hasSecrets = (names: Iterable<string>) => [...names].some((name) => secrets.test(name))
