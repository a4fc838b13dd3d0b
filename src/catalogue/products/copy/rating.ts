import { averageOf } from '#catalogue/products/domain/rating.ts'
import { formatDecimal, formatWhole } from '#platform/domain/format-number.ts'

export const counted = (count: number, one: string, many: string) =>
  `${formatWhole(count)} ${count === 1 ? one : many}`

export const formatAverage = (average: number) => formatDecimal(average, { least: 1, most: 1 })

/** On a card and beside a name: '4,8 (12 avaliações)'; no sign that could be left alone at the end of a line. */
export function shortRating({
  count,
  sum,
  demo,
}: {
  count: number
  sum: number
  demo: number
}): string | null {
  const average = averageOf({ count, sum })
  if (average === null) return null
  // The number stays with its word where a narrow card breaks the line.
  const reviews = counted(count, 'avaliação', 'avaliações').replace(' ', '\u00a0')
  return `${formatAverage(average)} (${demo > 0 ? `${reviews}, demo` : reviews})`
}
