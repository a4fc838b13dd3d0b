import { todayCopy } from '#copy/admin/today.ts'
import { isBeforeShipping } from '#domain/orders/order-status.ts'
import type { TodayData } from '#shop/admin/today/load-today.ts'

const { tiles } = todayCopy

/** The day in one glance; each number leads to its block. */
export function DayTiles({ day }: { day: TodayData }) {
  const stops = day.rounds.flatMap((round) => round.stops)
  const counts = {
    pack: day.packRows.reduce((sum, { quantity, picked }) => sum + quantity - picked, 0),
    deliver: stops.filter(({ status }) => isBeforeShipping(status)).length,
    pix: day.awaitedPix.length,
    pour: day.toPour.length,
    answer: day.findings.length,
  }
  return (
    <nav aria-label={todayCopy.jump}>
      <ul className="day">
        {(Object.keys(counts) as (keyof typeof counts)[]).map((block) => (
          <li key={block}>
            <a href={`#${block}`}>
              <b>{counts[block]}</b> <span>{tiles[block](counts[block])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
