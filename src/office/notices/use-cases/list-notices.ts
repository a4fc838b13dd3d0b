import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { type OpenFinding, toFinding } from '#fulfilment/orders/use-cases/list-open-findings.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'

const LISTED_AT_MOST = 100
const ENDED_SHOWN = 10
const ENDED_SHOWN_DAYS = 7

export interface EndedNotice extends OpenFinding {
  readonly endedAt: Date
}

export async function listNotices(shop: Shop): Promise<{ open: OpenFinding[]; ended: EndedNotice[] }> {
  const { resolvedAt, resolution, createdAt } = reconciliationFindings
  const since = new Date(shop.clock.now().getTime() - ENDED_SHOWN_DAYS * 24 * 60 * 60 * 1000)
  const [open, endedNotices] = await Promise.all([
    shop.db
      .select()
      .from(reconciliationFindings)
      .where(isNull(resolvedAt))
      .orderBy(desc(createdAt))
      .limit(LISTED_AT_MOST),
    shop.db
      .select()
      .from(reconciliationFindings)
      .where(and(eq(resolution, 'by-itself'), gt(resolvedAt, since)))
      .orderBy(desc(resolvedAt))
      .limit(ENDED_SHOWN),
  ])
  return {
    open: open.map(toFinding),
    ended: endedNotices.map((row) => ({ ...toFinding(row), endedAt: row.resolvedAt ?? row.createdAt })),
  }
}
