/** How many points a link of Google Maps carries between start and end where it is opened in a phone's browser; others take nine. */
const MAPS_WAYPOINTS = 3

export interface RoundPart {
  /** The first and the last stop of this part, counted from 1. */
  readonly from: number
  readonly until: number
  readonly link: string
}

/** The round in as many links as it takes; each begins where the one before it ended, the first at the workshop. */
export function roundLinks(workshop: string | null, addresses: readonly string[]): RoundPart[] {
  const parts: RoundPart[] = []
  for (let start = 0; start < addresses.length; start += MAPS_WAYPOINTS + 1) {
    const stops = addresses.slice(start, start + MAPS_WAYPOINTS + 1)
    const origin = start === 0 ? workshop : addresses[start - 1]
    const waypoints = stops.slice(0, -1).join('|')
    const query = new URLSearchParams({
      api: '1',
      ...(origin && { origin }),
      destination: stops.at(-1) ?? '',
      ...(waypoints && { waypoints }),
      travelmode: 'driving',
    })
    const link = `https://www.google.com/maps/dir/?${query}`
    parts.push({ from: start + 1, until: start + stops.length, link })
  }
  return parts
}
