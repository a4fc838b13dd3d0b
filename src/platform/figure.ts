import type { SQL } from 'drizzle-orm'

/** A gauge of /metrics. */
export interface Figure {
  readonly name: string
  readonly help: string
  /** Set if the figure has several values: its query then returns an object of numbers by this label. */
  readonly label?: string
  /** Value in place of null. */
  readonly ifNull?: number
  /** One row with one column, as a part of the statement that reads all figures. */
  readonly query: (now: Date) => SQL
}
