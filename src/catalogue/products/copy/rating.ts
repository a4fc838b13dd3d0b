import { calculateAverage } from '#catalogue/products/domain/rating.ts'
import { formatDecimal, formatWhole } from '#platform/domain/format-number.ts'

export const counted = (count: number, one: string, many: string) =>
  `${formatWhole(count)} ${count === 1 ? one : many}`

export const formatAverage = (average: number) => formatDecimal(average, { least: 1, most: 1 })

export function shortRating({
  count,
  sum,
  demo,
}: {
  count: number
  sum: number
  demo: number
}): string | null {
  const average = calculateAverage({ count, sum })
  if (average === null) return null
  // A non-breaking space keeps the number with its word on narrow cards.
  const reviews = counted(count, 'avaliação', 'avaliações').replace(' ', '\u00a0')
  return `${formatAverage(average)} (${demo > 0 ? `${reviews}, demo` : reviews})`
}
