import type { FindingKind } from '#catalogue/stock/domain/finding-kind.ts'

/** How often the owner is mailed: each sale and notice by itself, or gathered. */
export const NOTICE_FREQUENCIES = ['at-once', 'hourly', 'daily'] as const

export type NoticeFrequency = (typeof NOTICE_FREQUENCIES)[number]

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

export type NoticeGroup<Notice> = readonly [Notice, ...Notice[]]

/** Low stock of one candle's sizes is one group, placed where its newest notice is; every other notice is alone. */
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
