type Ask = (goOn: () => void) => void

const guards = new Set<Ask>()

/** A page with words that were typed and not sent yet. Returns how to take that back. */
export function guardUnsavedWords(ask: Ask): () => void {
  guards.add(ask)
  return () => guards.delete(ask)
}

export const hasUnsavedWords = () => guards.size > 0

/** For ways out that the router's blockers do not see: the page asks first, where it has something to lose. */
export function leaveAfterAsking(goOn: () => void): void {
  const [ask] = guards
  if (ask) ask(goOn)
  else goOn()
}
