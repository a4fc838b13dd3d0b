import pg from 'pg'
import { QUEUE_SCHEMA } from '#platform/jobs/queues.ts'

/** Hash of every table, independent of row order. For the job queue it covers only the jobs. */
export function readContents(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    const fingerprints: Record<string, string> = {}
    for (const { path } of await tablesOfShop(client)) {
      const { rows } = await client.query<{ sum: string }>(
        `SELECT coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), 'empty') AS sum FROM ${path} t`,
      )
      fingerprints[path] = rows[0]?.sum ?? ''
    }
    return fingerprints
  })
}

export async function tablesOfShop(
  client: Pick<pg.Client, 'query'>,
): Promise<{ name: string; path: string }[]> {
  const { rows } = await client.query<{ name: string; path: string }>(
    `SELECT tablename AS name, format('%I.%I', schemaname, tablename) AS path FROM pg_tables
     WHERE schemaname = 'public' OR (schemaname = $1 AND tablename = 'job') ORDER BY tablename`,
    [QUEUE_SCHEMA],
  )
  return rows
}

export function readRules(url: string): Promise<unknown> {
  return withClient(url, async (client) => {
    const constraints = await client.query(
      `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
    )
    const triggers = await client.query(
      `SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
       WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace ORDER BY 1, 2`,
    )
    return [constraints.rows, triggers.rows]
  })
}

export async function withClient<Value>(
  url: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
