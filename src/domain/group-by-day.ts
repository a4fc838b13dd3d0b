import { isoDay } from './sao-paulo-time.ts'

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
