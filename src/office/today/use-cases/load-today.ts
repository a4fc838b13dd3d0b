import { loadCourierSettings } from '#delivery/freight/use-cases/load-courier-settings.ts'
import { loadPauseNear } from '#fulfilment/calendar/use-cases/load-pause-near.ts'
import { listFindingsOfToday } from '#fulfilment/orders/use-cases/list-open-findings.ts'
import { listOrdersForToday } from '#fulfilment/orders/use-cases/list-orders-for-today.ts'
import { listAdminReviews } from '#fulfilment/reviews/use-cases/list-admin-reviews.ts'
import { listAwaitedPix } from '#payments/use-cases/list-awaited-pix.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { arrangeToday } from './arrange-today.ts'
import { listOwedRefunds } from './list-owed-refunds.ts'
import { listReturnTasks } from './list-return-tasks.ts'
import { listToPour } from './list-to-pour.ts'

const REVIEWS_SHOWN = 3

export async function loadToday(shop: Shop) {
  const [orders, settings, awaitedCount, toPour, findings, pause, returns, refunds, reviews] =
    await Promise.all([
      listOrdersForToday(shop),
      loadCourierSettings(shop),
      listAwaitedPix(shop),
      listToPour(shop),
      listFindingsOfToday(shop),
      loadPauseNear(shop),
      listReturnTasks(shop),
      listOwedRefunds(shop),
      listAdminReviews(shop, { view: 'waiting', page: 1 }),
    ])
  const workshop = settings?.origin ?? null
  return {
    ...arrangeToday(orders, { today: isoDay(shop.clock.now()), workshop }),
    workshop: { address: settings?.originAddress ?? null, point: workshop },
    // Expired orders may still be paid; they are listed on the Pix page.
    awaitedPix: awaitedCount.filter(({ payUntil }) => payUntil !== null),
    toPour,
    returns,
    owed: refunds,
    reviews: {
      count: reviews.total,
      first: reviews.reviews
        .slice(0, REVIEWS_SHOWN)
        .map(({ id, authorName, stars, product }) => ({ id, authorName, stars, product: product.name })),
    },
    findings: findings.filter(({ kind }) => kind !== 'withdrawal'),
    pause,
  }
}

/** Excludes money, notices and the owner's notes. */
export async function loadHelpersToday(shop: Shop): Promise<TodayData> {
  const [orders, settings, toPour, returns] = await Promise.all([
    listOrdersForToday(shop),
    loadCourierSettings(shop),
    listToPour(shop),
    listReturnTasks(shop),
  ])
  const workshop = settings?.origin ?? null
  const withoutNotes = orders.map(({ notes: _, ...order }) => order)
  return {
    ...arrangeToday(withoutNotes, { today: isoDay(shop.clock.now()), workshop }),
    workshop: { address: settings?.originAddress ?? null, point: workshop },
    awaitedPix: [],
    toPour,
    returns,
    owed: [],
    reviews: { count: 0, first: [] },
    findings: [],
    pause: null,
  }
}

export type TodayData = Awaited<ReturnType<typeof loadToday>>
