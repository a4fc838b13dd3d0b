import { type Centavos, centavosFromDecimal, decimalFromCentavos } from '#domain/money.ts'

/** Anything that runs SQL: the shop's pool, or a client of its own. */
export interface SqlRunner {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

export type LedgerStatus = 'waiting' | 'challenged' | 'paid' | 'cancelled' | 'refunded'

export interface LedgerEntry {
  readonly reference: string
  readonly amount: Centavos
  readonly status: LedgerStatus
  readonly declineReason: string | null
  readonly orderId: string
  readonly orderNumber: string
  readonly returnUrl: string
  readonly createdAt: Date
}

const COLUMNS = 'reference, amount, status, decline_reason, details, created_at'

/**
 * The offline provider's own books, in the table `offline_payments`: shared by all processes and safe from a crash. Every
 * move is one conditional statement, so that of two racing ones exactly one happens.
 */
export class OfflineLedger {
  readonly #sql: SqlRunner

  constructor(sql: SqlRunner) {
    this.#sql = sql
  }

  /** Opens the payment, or finds the one that this key opened before. */
  async open(
    entry: Omit<LedgerEntry, 'status' | 'declineReason'>,
    keys: { idempotencyKey: string; clientSecretHash: string },
  ): Promise<LedgerEntry> {
    const { reference, amount, orderId, orderNumber, returnUrl, createdAt } = entry
    const opened = await this.#sql.query(
      `insert into offline_payments
         (reference, idempotency_key, client_secret_hash, amount, status, details, created_at, updated_at)
       values ($1, $2, $3, $4, 'waiting', $5, $6, $6)
       on conflict (idempotency_key) do nothing
       returning ${COLUMNS}`,
      [
        reference,
        keys.idempotencyKey,
        keys.clientSecretHash,
        decimalFromCentavos(amount),
        JSON.stringify({ orderId, orderNumber, returnUrl }),
        createdAt,
      ],
    )
    const row = opened.rows[0] ?? (await this.#one('idempotency_key = $1', [keys.idempotencyKey]))
    const known = entryOf(row)
    if (!known) throw new Error('a payment was neither opened nor found')
    if (known.amount !== amount || known.orderId !== orderId) {
      throw new Error(`the key of payment ${known.reference} was used for another payment`)
    }
    return known
  }

  async find(reference: string): Promise<LedgerEntry | null> {
    return entryOf(await this.#one('reference = $1', [reference]))
  }

  async findBySecretHash(hash: string): Promise<LedgerEntry | null> {
    return entryOf(await this.#one('client_secret_hash = $1', [hash]))
  }

  /** Null when the payment is not in one of the states it may leave. */
  async move(
    reference: string,
    move: { from: readonly LedgerStatus[]; to: LedgerStatus; declineReason?: string; now: Date },
  ): Promise<LedgerEntry | null> {
    const { rows } = await this.#sql.query(
      `update offline_payments set status = $2, decline_reason = $3, updated_at = $4
       where reference = $1 and status = any($5)
       returning ${COLUMNS}`,
      [reference, move.to, move.declineReason ?? null, move.now, move.from],
    )
    return entryOf(rows[0])
  }

  async since(instant: Date): Promise<LedgerEntry[]> {
    const { rows } = await this.#sql.query(
      `select ${COLUMNS} from offline_payments where created_at >= $1 order by created_at desc`,
      [instant],
    )
    return rows.map((row) => entryOf(row)).filter((entry) => entry !== null)
  }

  async #one(condition: string, values: unknown[]): Promise<Record<string, unknown> | undefined> {
    const { rows } = await this.#sql.query(
      `select ${COLUMNS} from offline_payments where ${condition}`,
      values,
    )
    return rows[0]
  }
}

function entryOf(row: Record<string, unknown> | undefined): LedgerEntry | null {
  if (!row) return null
  const details = row.details as { orderId: string; orderNumber: string; returnUrl: string }
  return {
    reference: String(row.reference),
    amount: centavosFromDecimal(String(row.amount)),
    status: row.status as LedgerStatus,
    declineReason: row.decline_reason === null ? null : String(row.decline_reason),
    orderId: details.orderId,
    orderNumber: details.orderNumber,
    returnUrl: details.returnUrl,
    createdAt: row.created_at as Date,
  }
}
