import { OperatorError } from './operator-error.ts'

interface Session {
  query(text: string): Promise<{ rows: { pid: number }[] }>
}

/**
 * A pooler that gives each transaction another connection keeps the locks of whoever left it, and nobody would hear
 * announcements.
 */
export async function refuseTransactionPooling(one: Session, other: Session): Promise<void> {
  const first = await processOf(one)
  await other.query('BEGIN')
  try {
    const isShared = (await processOf(other)) === first
    if (isShared || (await processOf(one)) !== first) throw new OperatorError(SENTENCE)
  } finally {
    await other.query('ROLLBACK')
  }
}

const SENTENCE =
  'DATABASE_URL leads to a connection pooler in transaction mode (such as PgBouncer), and the shop needs connections that stay its own. ' +
  'Use the address of PostgreSQL itself, or session mode as docs/operations.md says.'

async function processOf(session: Session): Promise<number | undefined> {
  const { rows } = await session.query('SELECT pg_backend_pid() AS pid')
  return rows[0]?.pid
}
