import { firstAnswer } from '#platform/remote-service/first-answer.ts'
import { createRemoteService, type RemoteServiceOptions } from '#platform/remote-service/remote-service.ts'
import { createGoogleMaps, type GoogleMapsSettings } from './google-maps.ts'
import { createNominatim } from './nominatim.ts'
import { createOwnStreets, type OwnStreets } from './own-streets.ts'
import type { Maps } from './port.ts'

const HOUR_MS = 60 * 60 * 1000

const SUGGESTIONS_MS = 24 * HOUR_MS

const PLACES_MS = 24 * HOUR_MS

const GEOCODING_MS = HOUR_MS

const ENTRIES = 2_000

const normalise = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

export type ConnectMapsOptions = {
  readonly settings: { readonly googleMaps?: GoogleMapsSettings; readonly nominatimUrl?: string }
  readonly own: OwnStreets
  readonly remote: Omit<RemoteServiceOptions, 'name'>
}

const GOOGLE_RETRIES = 3

export function connectMaps({ settings, own, remote }: ConnectMapsOptions): Maps {
  const services: Maps[] = []
  if (settings.googleMaps) {
    const service = createRemoteService({ ...remote, name: 'Google Maps', retries: GOOGLE_RETRIES })
    services.push(cacheMaps(createGoogleMaps(service, settings.googleMaps), remote.now))
  }
  if (settings.nominatimUrl) {
    const service = createRemoteService({ ...remote, name: 'Nominatim' })
    services.push(cacheMaps(createNominatim(service, settings.nominatimUrl), remote.now))
  }
  return chainMaps([...services, createOwnStreets(own)])
}

/** A place id is valid only at the service that issued it. */
function chainMaps(services: readonly Maps[]): Maps {
  return {
    async suggest(text) {
      const suggestions = await firstAnswer(
        services,
        (maps) => maps.suggest(text),
        ({ length }) => length > 0,
      )
      return suggestions ?? []
    },
    async placeDetails(placeId) {
      const place = await firstAnswer(services, (maps) => maps.placeDetails(placeId), Boolean)
      return place ?? null
    },
    async geocode(address) {
      const place = await firstAnswer(services, (maps) => maps.geocode(address), Boolean)
      return place ?? null
    },
  }
}

function cacheMaps(maps: Maps, now: () => number = Date.now): Maps {
  const suggestions = remember(maps.suggest, SUGGESTIONS_MS, now)
  const places = remember(maps.placeDetails, PLACES_MS, now)
  const geocoded = remember(maps.geocode, GEOCODING_MS, now)
  return {
    suggest: (text) => suggestions(normalise(text)),
    placeDetails: (placeId) => places(placeId),
    geocode: (address) => geocoded(normalise(address)),
  }
}

function remember<Answer>(
  ask: (key: string) => Promise<Answer>,
  lifetimeMs: number,
  now: () => number,
): (key: string) => Promise<Answer> {
  const cached = new Map<string, { answer: Promise<Answer>; until: number }>()
  return (key) => {
    const cachedAnswer = cached.get(key)
    if (cachedAnswer && now() < cachedAnswer.until) return cachedAnswer.answer
    const answer = ask(key)
    cached.delete(key)
    cached.set(key, { answer, until: now() + lifetimeMs })
    answer.catch(() => cached.delete(key))
    const [oldest] = cached.keys()
    if (cached.size > ENTRIES && oldest !== undefined) cached.delete(oldest)
    return answer
  }
}
