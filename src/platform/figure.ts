import type { SQL } from 'drizzle-orm'

export interface Figure {
  readonly name: string
  readonly help: string
  /** Label name if the figure has several values; the query then returns an object of numbers. */
  readonly label?: string
  readonly ifNull?: number
  readonly query: (now: Date) => SQL
}
