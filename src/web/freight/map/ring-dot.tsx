// Offered to: admin/freight

import type { CSSProperties } from 'react'
import { RING_COLOURS } from './ring-colours.ts'

/** The colour of a ring of the distance map, beside the words of what it costs. */
export function RingDot({ ring }: { ring: number }) {
  return <i style={{ '--k': RING_COLOURS[ring] } as CSSProperties} />
}
