import { lazy, type ReactNode, Suspense } from 'react'
import { PauseNote } from '#fulfilment/calendar/admin/pause-note.tsx'
import type { OrderForToday } from '#fulfilment/orders/use-cases/list-orders-for-today.ts'
import { todayCopy as copy } from '#office/today/admin-copy.ts'
import type { TodayData } from '#office/today/use-cases/load-today.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { AdminPage } from '#ui/admin/admin-page.tsx'
import { Job } from '#ui/admin/job.tsx'
import { dayOfWeek } from '#ui/copy/calendar.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { BatchPanel } from './batch-panel.tsx'
import { ChooseOrders } from './choose-orders.tsx'
import { PackPanel } from './pack-panel.tsx'
import { PixPanel } from './pix-panel.tsx'
import { RefundsPanel } from './refunds-panel.tsx'
import { ReturnTasksPanel } from './returns-panel.tsx'
import { ReviewsPanel } from './reviews-panel.tsx'
import { RoundsPanel } from './rounds-panel.tsx'
import { ShareNote } from './share-note.tsx'
import type { LoadedToday } from './today-page.server.ts'
import { zerosLast } from './zeros-last.ts'

const { tiles } = copy

const ownersBlocks = ['pix', 'answer']

// Lazy-loaded: needed only before the shop is open.
const StepList = lazy(() => import('#office/opening/admin/step-list.tsx'))

interface TodayPageProps {
  day: LoadedToday
  children?: ReactNode
}

export function TodayPage({ day, children }: TodayPageProps) {
  const { now, name, isHelper } = day
  const today = isoDay(now)
  return (
    <AdminPage title={copy.greeting(now, name)} lead={dayOfWeek(now)}>
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
          <BatchPanel toPour={day.toPour} hasCandle={day.hasCandle} />
          {children}
        </div>
      </div>
    </AdminPage>
  )
}

function LaterPanel({ orders }: { orders: readonly OrderForToday[] }) {
  if (orders.length === 0) return null
  return (
    <Job id="later" title={copy.later.title}>
      <ChooseOrders orders={orders} label={copy.later.title} />
    </Job>
  )
}

function DayTiles({ day }: { day: TodayData & { isHelper: boolean } }) {
  const stops = day.rounds.flatMap((round) => round.stops)
  const counts = {
    pack: day.packRows.reduce((sum, { quantity, picked }) => sum + quantity - picked, 0),
    deliver: stops.filter(({ status }) => isBeforeShipping(status)).length + day.parcels.length,
    ...(day.returns.length > 0 && { returns: day.returns.length }),
    pix: day.awaitedPix.length,
    answer: day.findings.length,
    batch: day.toPour.length,
    ...(day.later.length > 0 && { later: day.later.length }),
    ...(day.reviews.count > 0 && { reviews: day.reviews.count }),
  }
  const blocks = zerosLast(counts).filter((block) => !day.isHelper || !ownersBlocks.includes(block))
  return (
    <nav aria-label={copy.jump}>
      <ul className="day">
        {blocks.map((block) => (
          <li key={block}>
            <a href={`#${block}`} data-empty={counts[block] === 0 || undefined}>
              <b>{counts[block]}</b> <span>{tiles[block](counts[block] ?? 0)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
