import { findingAdvice, findingLabels } from '#fulfilment/orders/copy/admin-findings.ts'
import { noticeAction } from '#office/notices/admin-copy.ts'
import { findFirstCandle } from '#office/opening/use-cases/find-first-candle.ts'
import { loadOpening } from '#office/opening/use-cases/load-opening.ts'
import { loadHelpersToday, loadToday } from '#office/today/use-cases/load-today.ts'
import type { Shop } from '#platform/shop.ts'

export async function loadTodayPage(shop: Shop, { name, isHelper }: { name: string; isHelper: boolean }) {
  const { findings, ...day } = await (isHelper ? loadHelpersToday : loadToday)(shop)
  const sizesToShare = findings.find(({ kind }) => kind === 'sizes-to-share')
  const now = shop.clock.now()
  const { isShopOpen: isOpen } = shop.settings.current().opening
  return {
    ...day,
    openingSteps: isOpen || isHelper ? null : (await loadOpening(shop)).steps,
    hasCandle: day.toPour.length > 0 || (await findFirstCandle(shop)) !== null,
    findings: findings
      .filter((finding) => finding !== sizesToShare)
      .map((finding) => ({
        ...finding,
        title: findingLabels[finding.kind],
        advice: findingAdvice(finding, now),
        action: noticeAction(finding),
      })),
    sizesToShare: sizesToShare?.id ?? null,
    name,
    isHelper,
    now,
  }
}

export type LoadedToday = Awaited<ReturnType<typeof loadTodayPage>>
