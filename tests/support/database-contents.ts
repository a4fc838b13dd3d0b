import pg from 'pg'

/** A fingerprint of every table, whatever the order of its rows; of the job queue, of its jobs. */
export function contentsOf(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname = 'public' OR (schemaname = 'pgboss' AND tablename = 'job')`,
    )
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `SELECT coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), 'empty') AS sum FROM ${name} t`,
      )
      found[name] = rows[0]?.sum ?? ''
    }
    return found
  })
}

/** Constraints and triggers, with what keeps them from being checked. */
export function rulesOf(url: string): Promise<unknown> {
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
