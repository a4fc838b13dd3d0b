/** After a shorter absence, another device has rarely changed anything. */
const AWAY_MS = 30_000

interface Surroundings {
  view: EventTarget
  page: EventTarget & { hidden: boolean }
  now: () => number
}

export function onReturn(
  refresh: () => void,
  { view, page, now }: Surroundings = { view: window, page: document, now: Date.now },
): () => void {
  let refreshedAt = now()
  const look = () => {
    if (page.hidden || now() - refreshedAt < AWAY_MS) return
    refreshedAt = now()
    refresh()
  }
  view.addEventListener('focus', look)
  page.addEventListener('visibilitychange', look)
  return () => {
    view.removeEventListener('focus', look)
    page.removeEventListener('visibilitychange', look)
  }
}
