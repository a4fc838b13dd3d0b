import { z } from 'zod'
import type { Shop } from '#shop/shop.ts'
import { readCookie } from '#web/server/request/session-cookie.server.ts'

/** What this browser must bring back from the provider; sealed, so that it can neither be read nor made up. */
const tripSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectTo: z.string(),
})

export type GoogleTrip = z.infer<typeof tripSchema>

const TEN_MINUTES_SECONDS = 600

export function googleTripCookie(shop: Shop, trip: GoogleTrip): string {
  return `${nameOf(shop)}=${shop.sealing.seal('google-sign-in', JSON.stringify(trip), TEN_MINUTES_SECONDS)}; Max-Age=${TEN_MINUTES_SECONDS}${attributes(shop)}`
}

/** A trip is made once: its cookie goes with the first return, whatever came of it. */
export function endedGoogleTripCookie(shop: Shop): string {
  return `${nameOf(shop)}=; Max-Age=0${attributes(shop)}`
}

export function readGoogleTrip(shop: Shop, request: Request): GoogleTrip | null {
  const sealed = readCookie(request.headers.get('cookie'), nameOf(shop))
  const opened = sealed && shop.sealing.unseal('google-sign-in', sealed)
  return opened ? (tripSchema.safeParse(JSON.parse(opened)).data ?? null) : null
}

const isSecure = ({ config }: Shop) => config.siteUrl.startsWith('https:')

/** The prefix keeps a neighbouring subdomain from planting a trip of its own. */
function nameOf(shop: Shop): string {
  return isSecure(shop) ? '__Host-lume_trip' : 'lume_trip'
}

function attributes(shop: Shop): string {
  return `; Path=/; HttpOnly; SameSite=Lax${isSecure(shop) ? '; Secure' : ''}`
}
