import type { ReactNode } from 'react'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { dayHeading } from '#ui/copy/calendar.ts'

interface DayGroupsProps<Entry> {
  entries: readonly Entry[]
  now?: Date
  heading?: 'h2' | 'h3'
  children: (entry: Entry) => ReactNode
}

export function DayGroups<Entry extends { at: Date | string }>({
  entries,
  now,
  heading: Heading = 'h3',
  children,
}: DayGroupsProps<Entry>) {
  return groupByDay(entries).map(({ day, entries: ofDay }) => (
    <div key={day} className="day-group">
      <Heading>{dayHeading(day, now)}</Heading>
      <ol className="grid audit">{ofDay.map(children)}</ol>
    </div>
  ))
}

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
