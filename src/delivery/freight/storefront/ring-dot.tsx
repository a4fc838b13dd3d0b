import type { CSSProperties } from 'react'

export const RING_COLOURS = ['#e5a652', '#efc683', '#f4dcb4', '#f8ecd7', '#fbf7f0'] as const

export function RingDot({ ring }: { ring: number }) {
  return <i style={{ '--k': RING_COLOURS[ring] } as CSSProperties} />
}
