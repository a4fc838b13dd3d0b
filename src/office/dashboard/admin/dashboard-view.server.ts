import { stockCount } from '#catalogue/products/copy/admin-stock-count.ts'
import { findingAdvice, findingLabels } from '#fulfilment/orders/copy/admin-findings.ts'
import { undeliveredLabel, undeliveredReason } from '#office/dashboard/admin-copy.ts'
import type { DashboardData } from '#office/dashboard/use-cases/load-dashboard.ts'
import { dayAndTime } from '#ui/copy/calendar.ts'

/**
 * Times are formatted on the server, because Intl with a time zone takes a sixth of the page's CPU time on
 * a phone.
 */
export function viewDashboard(data: DashboardData, now: Date) {
  return {
    ...data,
    waitingOrders: data.waitingOrders.map(({ paidAt, createdAt, ...order }) => ({
      ...order,
      since: dayAndTime(paidAt ?? createdAt, now),
    })),
    findings: data.findings.map((finding) => ({
      ...finding,
      label: findingLabels[finding.kind],
      about: finding.kind === 'sizes-to-share' ? stockCount.title : finding.about,
      at: dayAndTime(finding.at, now),
      advice: findingAdvice(finding, now),
    })),
    undelivered: data.undelivered.map(({ id, key, reason, at }) => ({
      id,
      label: undeliveredLabel(key),
      details: [dayAndTime(at, now), ...(reason ? [undeliveredReason(reason)] : [])].join(', '),
    })),
  }
}

export type DashboardView = ReturnType<typeof viewDashboard>
