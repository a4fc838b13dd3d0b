import type { Browser } from './follow-channel.ts'

export const realBrowser: Browser = {
  openEvents: (path) => new EventSource(path),
  isHidden: () => document.hidden,
  onVisibilityChange(listener) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
  random: Math.random,
}
