import type { ReactNode } from 'react'
import { dayHeading } from '#copy/delivery/calendar.ts'
import { groupByDay } from '#domain/group-by-day.ts'

interface DayGroupsProps<Entry> {
  entries: readonly Entry[]
  /** Where it is known, today and yesterday are called so. */
  now?: Date
  heading?: 'h2' | 'h3'
  /** The item of the list, with its key. */
  children: (entry: Entry) => ReactNode
}

/** What happened, under the heading of its day; the entries themselves need to say the time only. */
export function DayGroups<Entry extends { at: Date | string }>({
  entries,
  now,
  heading: Heading = 'h3',
  children,
}: DayGroupsProps<Entry>) {
  return groupByDay(entries).map(({ day, entries: ofDay }) => (
    <div key={day} className="day-group">
      <Heading>{dayHeading(day, now)}</Heading>
      <ol className="audit">{ofDay.map(children)}</ol>
    </div>
  ))
}
