import type { ReactNode } from 'react'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { dayHeading } from '#ui/copy/calendar.ts'

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

/** Neighbours of one day of São Paulo together, in the order given. */
export function groupByDay<Entry extends { readonly at: Date | string }>(
  entries: readonly Entry[],
): { day: string; entries: Entry[] }[] {
  const days: { day: string; entries: Entry[] }[] = []
  for (const entry of entries) {
    const day = isoDay(new Date(entry.at))
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
