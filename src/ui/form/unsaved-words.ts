type Ask = (goOn: () => void) => void

const guards = new Set<Ask>()

export function guardUnsavedWords(ask: Ask): () => void {
  guards.add(ask)
  return () => guards.delete(ask)
}

export const hasUnsavedWords = () => guards.size > 0

/** For exits that the router's blockers do not see, such as signing out. */
export function leaveAfterAsking(goOn: () => void): void {
  const [ask] = guards
  if (ask) ask(goOn)
  else goOn()
}
