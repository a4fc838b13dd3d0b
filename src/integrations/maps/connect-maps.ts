import type { Config } from '#config.ts'
import { firstAnswer } from '#integrations/remote-service/first-answer.ts'
import {
  createRemoteService,
  type RemoteServiceOptions,
} from '#integrations/remote-service/remote-service.ts'
import { cacheMaps } from './caching-maps.ts'
import { createGoogleMaps } from './google-maps.ts'
import { createNominatim } from './nominatim.ts'
import { createOwnStreets, type OwnStreets } from './own-streets.ts'
import type { Maps } from './port.ts'

export type ConnectMapsOptions = {
  readonly settings: Pick<Config, 'googleMaps' | 'nominatimUrl'>
  readonly own: OwnStreets
  readonly remote: Omit<RemoteServiceOptions, 'name'>
}

const GOOGLE_RETRIES = 3

/** Google where there is a key, Nominatim where there is an address, and the shop's own streets behind both. */
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

/** A place id is understood by the service that gave it and unknown to the others. */
function chainMaps(services: readonly Maps[]): Maps {
  return {
    async suggest(text) {
      const found = await firstAnswer(
        services,
        (maps) => maps.suggest(text),
        ({ length }) => length > 0,
      )
      return found ?? []
    },
    async placeDetails(placeId) {
      const found = await firstAnswer(services, (maps) => maps.placeDetails(placeId), Boolean)
      return found ?? null
    },
    async geocode(address) {
      const found = await firstAnswer(services, (maps) => maps.geocode(address), Boolean)
      return found ?? null
    },
  }
}
