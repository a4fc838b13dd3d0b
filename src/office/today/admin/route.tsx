import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { PauseNote } from '#fulfilment/calendar/admin/pause-note.tsx'
import { CountPots } from '#fulfilment/containers/admin/pots-form.tsx'
import { adminPotsCopy as words } from '#fulfilment/containers/admin-copy.ts'
import type { AnnouncedPots } from '#fulfilment/containers/use-cases/list-pots.ts'
import { PlainPick } from '#fulfilment/orders/admin/plain-pick.tsx'
import { findingAdvice, findingLabels } from '#fulfilment/orders/copy/admin-findings.ts'
import type { OrderForToday } from '#fulfilment/orders/use-cases/list-orders-for-today.ts'
import { noticeAction } from '#office/notices/admin-copy.ts'
import { findFirstCandle } from '#office/opening/use-cases/find-first-candle.ts'
import { loadOpening } from '#office/opening/use-cases/load-opening.ts'
import { todayCopy as copy } from '#office/today/admin-copy.ts'
import { loadHelpersToday, loadToday, type TodayData } from '#office/today/use-cases/load-today.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { dayOfWeek } from '#ui/copy/calendar.ts'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { AnswerPanel } from './answer-panel.tsx'
import { ChooseOrders } from './choose-orders.tsx'
import { Job } from './job.tsx'
import { PackPanel } from './pack-panel.tsx'
import { PixPanel } from './pix-panel.tsx'
import { PourPanel } from './pour-panel.tsx'
import { RefundsPanel } from './refunds-panel.tsx'
import { ReturnTasksPanel } from './returns-panel.tsx'
import { ReviewsPanel } from './reviews-panel.tsx'
import { RoundsPanel } from './rounds-panel.tsx'
import { ShareNote } from './share-note.tsx'

const { tiles } = copy

/** About money and notices. */
const ownersBlocks = ['pix', 'answer']

// Not seen once the shop is open.
const StepList = lazy(() => import('#office/opening/admin/step-list.tsx'))

// New data comes under the same rows: what the owner has ticked or chosen stays.
export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.title }],
  follows: true,
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(copy.title)

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { name, isHelper } = customerOf(context)
  const { findings, ...day } = await (isHelper ? loadHelpersToday : loadToday)(shop)
  const sizesToShare = findings.find(({ kind }) => kind === 'sizes-to-share')
  const now = shop.clock.now()
  const { isOpen } = shop.settings.current().opening
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

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const day = loaderData
  const { now, name, isHelper } = day
  const today = isoDay(now)
  return (
    <AdminPage title={copy.greeting(now, name)} lead={dayOfWeek(now)}>
      <PlainPick />
      {day.openingSteps && (
        <Suspense>
          <StepList steps={day.openingSteps} />
        </Suspense>
      )}
      <PauseNote pause={day.pause} />
      {day.sizesToShare && <ShareNote noticeId={day.sizesToShare} />}
      <RefundsPanel refunds={day.owed} today={today} />
      <DayTiles day={day} />
      <div className="today">
        <div>
          <PackPanel toPack={day.toPack} rows={day.packRows} />
          <RoundsPanel
            rounds={day.rounds}
            pickups={day.pickups}
            parcels={day.parcels}
            workshop={day.workshop}
            today={today}
          />
          <ReturnTasksPanel tasks={day.returns} today={today} isHelper={isHelper} />
          <LaterPanel orders={day.later} />
        </div>
        <div>
          {!isHelper && <PixPanel awaited={day.awaitedPix} now={now} />}
          {!isHelper && <AnswerPanel findings={day.findings} now={now} />}
          <ReviewsPanel reviews={day.reviews} />
          <PourPanel toPour={day.toPour} hasCandle={day.hasCandle} />
          <PotsPanel pots={day.pots} />
        </div>
      </div>
    </AdminPage>
  )
}

/** Paid and promised for another day. */
function LaterPanel({ orders }: { orders: readonly OrderForToday[] }) {
  if (orders.length === 0) return null
  return (
    <Job id="later" title={copy.later.title}>
      <ChooseOrders orders={orders} label={copy.later.title} />
    </Job>
  )
}

/** Who wants to hand containers over; nothing where nobody does. */
function PotsPanel({ pots }: { pots: readonly AnnouncedPots[] }) {
  if (pots.length === 0) return null
  return (
    <Job id="pots" title={words.title}>
      <ul className="todo rows-open">
        {pots.map((each) => (
          <li key={each.userId}>
            <p>
              <Link className="row-link" to={pathTo('adminCustomer', { id: each.userId })}>
                {words.announced(each.name, each.pots)}
              </Link>
            </p>
            <CountPots userId={each.userId} name={each.name} announced={each} orderId={each.orderId} />
          </li>
        ))}
      </ul>
    </Job>
  )
}

/** The day in one glance; each number leads to its block. */
function DayTiles({ day }: { day: TodayData & { isHelper: boolean } }) {
  const stops = day.rounds.flatMap((round) => round.stops)
  const counts = {
    pack: day.packRows.reduce((sum, { quantity, picked }) => sum + quantity - picked, 0),
    deliver: stops.filter(({ status }) => isBeforeShipping(status)).length + day.parcels.length,
    ...(day.returns.length > 0 && { returns: day.returns.length }),
    pix: day.awaitedPix.length,
    answer: day.findings.length,
    pour: day.toPour.length,
    ...(day.later.length > 0 && { later: day.later.length }),
    ...(day.reviews.count > 0 && { reviews: day.reviews.count }),
  }
  const blocks = Object.keys(counts) as (keyof typeof counts)[]
  return (
    <nav aria-label={copy.jump}>
      <ul className="day">
        {blocks
          .filter((block) => !day.isHelper || !ownersBlocks.includes(block))
          .map((block) => (
            <li key={block}>
              <a href={`#${block}`}>
                <b>{counts[block]}</b> <span>{tiles[block](counts[block] ?? 0)}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
