import type { Maps } from './port.ts'

const HOUR_MS = 60 * 60 * 1000
const SUGGESTIONS_MS = 24 * HOUR_MS
const PLACES_MS = 24 * HOUR_MS
const GEOCODING_MS = HOUR_MS
const ENTRIES = 2_000

/** Remembers what a remote service said, so that the same words are not paid for twice. Failures are not remembered. */
export function cacheMaps(maps: Maps, now: () => number = Date.now): Maps {
  const suggestions = remember(maps.suggest, SUGGESTIONS_MS, now)
  const places = remember(maps.placeDetails, PLACES_MS, now)
  const geocoded = remember(maps.geocode, GEOCODING_MS, now)
  return {
    suggest: (text) => suggestions(normalise(text)),
    placeDetails: (placeId) => places(placeId),
    geocode: (address) => geocoded(normalise(address)),
  }
}

const normalise = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

function remember<Answer>(
  ask: (key: string) => Promise<Answer>,
  lifetimeMs: number,
  now: () => number,
): (key: string) => Promise<Answer> {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>()
  return (key) => {
    const known = kept.get(key)
    if (known && now() < known.until) return known.answer
    const answer = ask(key)
    kept.delete(key)
    kept.set(key, { answer, until: now() + lifetimeMs })
    answer.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > ENTRIES && oldest !== undefined) kept.delete(oldest)
    return answer
  }
}
