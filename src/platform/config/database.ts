import { z } from 'zod'
import { text } from './setting-types.ts'

const URL_FORM =
  'must look like postgres://user@host:5432/database; a password with signs such as / @ : # goes into DATABASE_PASSWORD as it is'

export const databaseSettings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: URL_FORM }).optional(),
  DATABASE_PASSWORD: text.optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
})

type DatabaseSettings = z.infer<typeof databaseSettings>

/** A slash in the password ends the host too early, so the rest is parsed as the database name. */
export function databaseFaults({ DATABASE_URL, DATABASE_PASSWORD }: DatabaseSettings): string[] {
  if (!DATABASE_URL) return DATABASE_PASSWORD ? ['DATABASE_PASSWORD: needs a DATABASE_URL'] : []
  const url = new URL(DATABASE_URL)
  if (`${url.pathname}${url.search}${url.hash}`.includes('@')) return [`DATABASE_URL: ${URL_FORM}`]
  if (DATABASE_PASSWORD && !url.username) return ['DATABASE_URL: names no user for DATABASE_PASSWORD']
  return []
}

export function databaseConfig(env: DatabaseSettings) {
  return { database: { url: buildDatabaseUrl(env), poolSize: env.DATABASE_POOL_SIZE } }
}

function buildDatabaseUrl({ DATABASE_URL, DATABASE_PASSWORD }: DatabaseSettings): string | undefined {
  if (!DATABASE_URL || !DATABASE_PASSWORD) return DATABASE_URL
  const url = new URL(DATABASE_URL)
  url.password = encodeURIComponent(DATABASE_PASSWORD)
  return url.href
}
