import { type SQL, sql } from 'drizzle-orm'

type ValuesOf<Columns> = { [Name in keyof Columns]: Columns[Name] extends SQL<infer Value> ? Value : never }

export function jsonColumns<Columns extends Readonly<Record<string, SQL>>>(columns: Columns) {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
  return sql<ValuesOf<Columns>>`json_build_object(${sql.join(pairs, sql`, `)})`
}
