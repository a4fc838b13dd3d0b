import { findingAdvice, findingLabels } from '#copy/admin/orders/findings.ts'
import { todayCopy as copy } from '#copy/admin/today.ts'
import { dayOfWeek } from '#copy/delivery/calendar.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { loadToday } from '#shop/admin/today/load-today.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { loadOrFail } from '#web/admin/answers.server.ts'
import { PauseNote } from '#web/admin/pause-note.tsx'
import { PlainPick } from '#web/admin/selection/plain-pick.tsx'
import { brand } from '#web/kit/brand/brand.ts'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { DayTiles } from './day-tiles.tsx'
import { LaterPanel } from './later-panel.tsx'
import { PackPanel } from './pack-panel.tsx'
import { PixPanel } from './pix-panel.tsx'
import { PotsPanel } from './pots-panel.tsx'
import { PourPanel } from './pour-panel.tsx'
import { RoundsPanel } from './rounds-panel.tsx'

// New data comes under the same rows: what she has ticked or chosen stays.
export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.title }],
  follows: true,
  loadFailed: { text: copy.loadFailed },
}

export function meta() {
  return [{ title: `${copy.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return loadOrFail(context, async () => {
    const { findings, ...day } = await loadToday(shop)
    const now = shop.clock.now()
    return {
      ...day,
      findings: findings.map((finding) => ({
        ...finding,
        title: findingLabels[finding.kind],
        advice: findingAdvice(finding, now),
      })),
      name: customerOf(context).name,
      now,
    }
  })
}

export default function TodayPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return loaded ? <Today {...loaded} /> : <PageFailure />
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']['loaded']>

function Today(day: Loaded) {
  const { now, name } = day
  const today = isoDay(now)
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{copy.greeting(now, name)}</h1>
          <p className="muted">{dayOfWeek(now)}</p>
        </div>
      </div>
      <PlainPick />
      <PauseNote pause={day.pause} />
      <DayTiles day={day} />
      <div className="today">
        <div>
          <PackPanel toPack={day.toPack} rows={day.packRows} />
          <RoundsPanel rounds={day.rounds} pickups={day.pickups} workshop={day.workshop} today={today} />
          <LaterPanel orders={day.later} />
        </div>
        <div>
          <PixPanel awaited={day.awaitedPix} now={now} />
          <PourPanel toPour={day.toPour} />
          <PotsPanel pots={day.pots} />
          <AnswerPanel findings={day.findings} now={now} />
        </div>
      </div>
    </>
  )
}
