import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Statement } from './shop-commands.ts'

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/**
 * Repeats recorded statements on a copy of the database. Generated ids differ, so recorded ids are
 * replaced in later statements.
 */
async function replay(client: pg.ClientBase, recordedStatements: readonly Statement[]): Promise<void> {
  const newIds = new Map<string, string>()
  for (const { text, values, isPrepared, rows } of recordedStatements) {
    const renamedValues = values.map((value) => withNewIds(value, newIds))
    const name = isPrepared ? createHash('sha1').update(text).digest('hex') : ''
    const answer = await client.query({ name, text, values: renamedValues, rowMode: 'array' })
    for (const [index, row] of rows.entries()) rememberIds(row, answer.rows?.[index], newIds)
  }
}

function withNewIds(value: unknown, newIds: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return value.replace(uuids, (id) => newIds.get(id) ?? id)
  return Array.isArray(value) ? value.map((item) => withNewIds(item, newIds)) : value
}

function rememberIds(before: unknown, now: unknown, newIds: Map<string, string>): void {
  if (typeof before === 'string' && typeof now === 'string') {
    const fresh = now.match(uuids) ?? []
    for (const [index, id] of (before.match(uuids) ?? []).entries()) newIds.set(id, fresh[index] ?? id)
  } else if (typeof before === 'object' && before !== null && !(before instanceof Date)) {
    const others = (now ?? {}) as Record<string, unknown>
    for (const [key, value] of Object.entries(before)) rememberIds(value, others[key], newIds)
  }
}

/** As many connections as the shop's pool; they stay open until closed. */
export function openReplay(connectionString: string, concurrency: number) {
  const pool = new pg.Pool({ connectionString, max: 10, idleTimeoutMillis: 0 })
  // The copy is dropped immediately, so a closing connection may fail.
  pool.on('error', () => {})
  return {
    async together(journeys: readonly (readonly Statement[])[]): Promise<void> {
      const left = [...journeys]
      async function work() {
        for (let journey = left.shift(); journey; journey = left.shift()) {
          const client = await pool.connect()
          await replay(client, journey).finally(() => client.release())
        }
      }
      await Promise.all(Array.from({ length: concurrency }, work))
    },
    close: () => pool.end(),
  }
}
