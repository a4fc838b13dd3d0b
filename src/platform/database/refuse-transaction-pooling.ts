import { OperatorError } from './operator-error.ts'

interface Session {
  query(text: string): Promise<{ rows: { pid: number }[] }>
}

/**
 * Transaction pooling breaks session locks and notifications, because each transaction may use another
 * connection.
 */
export async function refuseTransactionPooling(session: Session, otherSession: Session): Promise<void> {
  const first = await findBackendPid(session)
  await otherSession.query('BEGIN')
  try {
    const isShared = (await findBackendPid(otherSession)) === first
    if (isShared || (await findBackendPid(session)) !== first) throw new OperatorError(SENTENCE)
  } finally {
    await otherSession.query('ROLLBACK')
  }
}

/** PgBouncer rejects unknown startup parameters. Retrying would not help. */
export function refusePoolerSettings(error: unknown): void {
  if (!(error instanceof Error) || !/unsupported startup parameter/i.test(error.message)) return
  throw new OperatorError(UNKNOWN_PARAMETERS, { cause: error })
}

const UNKNOWN_PARAMETERS =
  'DATABASE_URL leads to a PgBouncer that refuses the time limits which the shop sets. Add to pgbouncer.ini: ' +
  'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout ' +
  '(docs/operations.md says which limits the role needs then), or use the address of PostgreSQL itself.'

const SENTENCE =
  'DATABASE_URL leads to a connection pooler in transaction mode (such as PgBouncer), and the shop needs connections that stay its own. ' +
  'Use the address of PostgreSQL itself, or session mode as docs/operations.md says.'

async function findBackendPid(session: Session): Promise<number | undefined> {
  const { rows } = await session.query('SELECT pg_backend_pid() AS pid')
  return rows[0]?.pid
}
