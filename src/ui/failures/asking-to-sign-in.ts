/** How the question "sign in again?" ended. */
type Outcome = 'signed-in' | 'declined'

/** What is asked: to sign in again after a session's end, or to show the second factor again within one. */
export type SignInReason = 'session' | 'proof'
let reason: SignInReason = 'session'

let waiting: ((outcome: Outcome) => void)[] = []
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** Opens the dialog over the page; everybody who asks meanwhile waits for the same answer. */
export function askToSignIn(about: SignInReason = 'session'): Promise<Outcome> {
  // Who must sign in shows their factor on the way.
  if (waiting.length === 0 || about === 'session') reason = about
  const outcome = new Promise<Outcome>((resolve) => waiting.push(resolve))
  notify()
  return outcome
}

export function endAsking(outcome: Outcome): void {
  const answered = waiting
  waiting = []
  for (const answer of answered) answer(outcome)
  notify()
}

export const reasonToSignIn = () => reason
export const isAsking = () => waiting.length > 0

export function subscribeToAsking(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A submission that waits for somebody to sign in again, told by where it goes and what it says. */
const held = new Set<string>()

export function hold(pathname: string, fields: FormData): () => void {
  const mark = markOf(pathname, fields)
  held.add(mark)
  return () => held.delete(mark)
}

export const isHeld = (pathname: string, fields: FormData) => held.has(markOf(pathname, fields))

function markOf(pathname: string, fields: FormData): string {
  const parts = [...fields].map(([name, value]) => [
    name,
    // On the way every line break becomes CRLF.
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : `${value.name} ${value.size}`,
  ])
  return JSON.stringify([pathname, parts])
}

const secrets = /passw|senha|secret|confirmation|card|cart[aã]o|cvc|cvv/i

/** Passwords and cards are never kept, not even for the time of signing in. */
export const hasSecrets = (names: Iterable<string>) => [...names].some((name) => secrets.test(name))
