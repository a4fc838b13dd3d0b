import type { FindingKind } from '#catalogue/stock/domain/finding-kind.ts'

export const NOTICE_FREQUENCIES = ['at-once', 'hourly', 'daily'] as const

export type NoticeFrequency = (typeof NOTICE_FREQUENCIES)[number]

/** All other kinds are urgent: money at risk, or a customer who waits or is uninformed. */
const CAN_WAIT: ReadonlySet<FindingKind> = new Set([
  'stock-low',
  'courier-off',
  'courier-paused',
  'carrier-away',
  'stock-differs',
  'held-units-differ',
])

export type NoticeUrgency = 'today' | 'this-week'

export function classifyUrgency(notice: { kind: FindingKind; left: number | null }): NoticeUrgency {
  if (notice.kind === 'stock-low' && notice.left === 0) return 'today'
  return CAN_WAIT.has(notice.kind) ? 'this-week' : 'today'
}

export type NoticeGroup<Notice> = readonly [Notice, ...Notice[]]

/** Groups low stock of one candle's sizes, at the position of its newest notice. */
export function groupByCandle<Notice extends { id: string; kind: FindingKind; productId: string | null }>(
  notices: readonly Notice[],
): NoticeGroup<Notice>[] {
  const groups = new Map<string, [Notice, ...Notice[]]>()
  for (const notice of notices) {
    const key = notice.kind === 'stock-low' && notice.productId ? notice.productId : notice.id
    const group = groups.get(key)
    if (group) group.push(notice)
    else groups.set(key, [notice])
  }
  return [...groups.values()]
}
