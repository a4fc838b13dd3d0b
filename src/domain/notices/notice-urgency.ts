import type { FindingKind } from '../orders/finding-kind.ts'

/** Money at risk, a customer who waits or a customer who does not know: today. The rest has a few days. */
const CAN_WAIT: ReadonlySet<FindingKind> = new Set([
  'stock-low',
  'courier-off',
  'courier-paused',
  'carrier-away',
  'stock-differs',
  'held-units-differ',
])

export type NoticeUrgency = 'today' | 'this-week'

export function urgencyOf(notice: { kind: FindingKind; left: number | null }): NoticeUrgency {
  if (notice.kind === 'stock-low' && notice.left === 0) return 'today'
  return CAN_WAIT.has(notice.kind) ? 'this-week' : 'today'
}
