import { undeliveredLabel, undeliveredReason } from '#copy/admin/dashboard.ts'
import { findingAdvice, findingLabels } from '#copy/admin/orders/findings.ts'
import { stockCount } from '#copy/admin/products/stock-count.ts'
import { dayAndTime } from '#copy/delivery/calendar.ts'
import type { DashboardData } from '#shop/admin/dashboard/load-dashboard.ts'

/** Times are written here: a formatter of Intl with a time zone is a sixth of the page's work on a phone. */
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
