import type { CSSProperties } from 'react'

/** From the middle outwards; the dots of the breakdown and of the price table repeat them. */
export const RING_COLOURS = ['#e5a652', '#efc683', '#f4dcb4', '#f8ecd7', '#fbf7f0'] as const

/** The colour of a ring of the distance map, beside the words of what it costs. */
export function RingDot({ ring }: { ring: number }) {
  return <i style={{ '--k': RING_COLOURS[ring] } as CSSProperties} />
}
