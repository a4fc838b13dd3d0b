import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { applyMigrations, readMigrations } from '#database/migrate.ts'
import { OperatorError } from '#database/operator-error.ts'
import type { JobName } from '#shop/outbox.ts'
import { type BackupHead, tableKey } from './manifest.ts'
import { allowLongTransaction, JOB_SCHEMA, listTables } from './shop-tables.ts'

const LETTERS: JobName = 'send-email'

/** The tables as they were when the backup was made, inside the caller's transaction. */
export async function buildTables(client: pg.Client, head: BackupHead): Promise<void> {
  const migrations = readMigrations().filter(({ folderMillis }) => folderMillis <= head.migration)
  if (migrations.at(-1)?.folderMillis !== head.migration) {
    throw new OperatorError('This backup was made by a newer version of the shop; restore it with that one.')
  }
  await applyMigrations(client, migrations)
  if (hasJobs(head)) await buildJobTables(client)
  // What migrations left to be checked at the end would keep their tables from being altered.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  const built = new Set((await listTables(client)).map(tableKey))
  const unknown = head.tables.find((table) => !built.has(tableKey(table)))
  if (unknown)
    throw new OperatorError(`This version of the shop does not know the table ${tableKey(unknown)}.`)
}

async function buildJobTables(client: pg.Client): Promise<void> {
  // The plan is a transaction of its own; here it has to be a part of ours.
  const plan = /^\s*BEGIN;(?<statements>.*)COMMIT;\s*$/s.exec(getConstructionPlans(JOB_SCHEMA))
  if (!plan?.groups?.statements) throw new Error('the plan of the job tables does not look as it used to')
  await client.query(plan.groups.statements)
  // The plan has limits of its own.
  await allowLongTransaction(client)
}

/** A queue with a table of its own finds its jobs in the common one, where the restored rows are. */
export async function joinQueues(client: pg.Client, head: BackupHead): Promise<void> {
  if (!hasJobs(head)) return
  await client.query(
    `UPDATE ${JOB_SCHEMA}.queue SET partition = false, table_name = 'job_common' WHERE partition`,
  )
}

export async function countWaitingEmails(client: pg.Client, head: BackupHead): Promise<number> {
  if (!hasJobs(head)) return 0
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${JOB_SCHEMA}.job WHERE name = $1 AND state < 'completed'`,
    [LETTERS],
  )
  return rows[0]?.count ?? 0
}

function hasJobs(head: BackupHead): boolean {
  return head.tables.some(({ schema }) => schema === JOB_SCHEMA)
}
