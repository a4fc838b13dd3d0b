import { type Centavos, decimalFromCentavos } from '#platform/domain/money.ts'
import type { PaymentMethod, PaymentProvider } from '#platform/domain/payment-method.ts'
import { COLUMNS, entryOf, type LedgerEntry, type LedgerStatus } from './ledger-entry.ts'

export interface SqlRunner {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

export interface LedgerMove {
  readonly from: readonly LedgerStatus[]
  readonly to: LedgerStatus
  readonly declineReason?: string | undefined
  readonly now: Date
}

export class PaymentLedger {
  readonly #sql: SqlRunner
  readonly #provider: PaymentProvider

  constructor(sql: SqlRunner, provider: PaymentProvider) {
    this.#sql = sql
    this.#provider = provider
  }

  async open(
    entry: Pick<
      LedgerEntry,
      'reference' | 'amount' | 'orderId' | 'orderNumber' | 'returnUrl' | 'createdAt' | 'pixCode' | 'expiresAt'
    > & { method: PaymentMethod },
    keys: { idempotencyKey: string; clientSecretHash: string },
  ): Promise<LedgerEntry> {
    const { reference, amount, orderId, orderNumber, returnUrl, createdAt, method } = entry
    const opened = await this.#sql.query(
      `insert into offline_payments (reference, idempotency_key, client_secret_hash, amount, status, details,
         created_at, updated_at, provider, method, pix_code, expires_at)
       values ($1, $2, $3, $4, 'waiting', $5, $6, $6, $7, $8, $9, $10)
       on conflict (idempotency_key) do nothing
       returning ${COLUMNS}`,
      [
        reference,
        keys.idempotencyKey,
        keys.clientSecretHash,
        decimalFromCentavos(amount),
        JSON.stringify({ orderId, orderNumber, returnUrl }),
        createdAt,
        this.#provider,
        method,
        entry.pixCode,
        entry.expiresAt,
      ],
    )
    const row = opened.rows[0] ?? (await this.#one('idempotency_key = $1', [keys.idempotencyKey]))
    const existingEntry = entryOf(row)
    if (!existingEntry) throw new Error('a payment was neither opened nor found')
    if (
      existingEntry.amount !== amount ||
      existingEntry.orderId !== orderId ||
      existingEntry.method !== method
    ) {
      throw new Error(`the key of payment ${existingEntry.reference} was used for another payment`)
    }
    return existingEntry
  }

  async find(reference: string): Promise<LedgerEntry | null> {
    return entryOf(await this.#one('reference = $1', [reference]))
  }

  async findBySecretHash(hash: string): Promise<LedgerEntry | null> {
    return entryOf(await this.#one('client_secret_hash = $1', [hash]))
  }

  move(reference: string, move: LedgerMove): Promise<LedgerEntry | null> {
    return this.#move('reference', reference, move)
  }

  moveBySecretHash(hash: string, move: LedgerMove): Promise<LedgerEntry | null> {
    return this.#move('client_secret_hash', hash, move)
  }

  async #move(
    key: 'reference' | 'client_secret_hash',
    value: string,
    move: LedgerMove,
  ): Promise<LedgerEntry | null> {
    const { rows } = await this.#sql.query(
      `update offline_payments set status = $2, decline_reason = $3, updated_at = $4,
         received = case $2 when 'paid' then amount else received end
       where ${key} = $1 and status = any($5) and provider = $6
       returning ${COLUMNS}`,
      [value, move.to, move.declineReason ?? null, move.now, move.from, this.#provider],
    )
    return entryOf(rows[0])
  }

  /**
   * A null amount means the full amount due. Returns null if the status is not in `from`, or if `onTime`
   * is set and the code has expired.
   */
  async receive(
    reference: string,
    {
      amount,
      from,
      onTime = false,
      now,
    }: { amount: Centavos | null; from: readonly LedgerStatus[]; onTime?: boolean; now: Date },
  ): Promise<LedgerEntry | null> {
    const { rows } = await this.#sql.query(
      `update offline_payments set received = received + coalesce($2::numeric, amount), updated_at = $3,
         decline_reason = null,
         status = case when received + coalesce($2::numeric, amount) >= amount then 'paid' else status end
       where reference = $1 and method = 'pix' and status = any($4) and provider = $5
         and (not $6 or expires_at > $3)
       returning ${COLUMNS}`,
      [reference, amount === null ? null : decimalFromCentavos(amount), now, from, this.#provider, onTime],
    )
    return entryOf(rows[0])
  }

  async forgetReceived(reference: string, now: Date): Promise<LedgerEntry | null> {
    const { rows } = await this.#sql.query(
      `update offline_payments set received = 0, status = 'waiting', updated_at = $2
       where reference = $1 and status in ('waiting', 'paid') and refunded = 0 and provider = $3
       returning ${COLUMNS}`,
      [reference, now, this.#provider],
    )
    return entryOf(rows[0])
  }

  /** Refunds once per key and never more than was received; a null amount refunds the rest. */
  async refund(
    reference: string,
    { amount, key, now }: { amount: Centavos | null; key: string; now: Date },
  ): Promise<LedgerEntry | null> {
    const { rows } = await this.#sql.query(
      `update offline_payments set updated_at = $4, refund_keys = array_append(refund_keys, $3),
         refunded = refunded + coalesce($2::numeric, received - refunded),
         status = case when refunded + coalesce($2::numeric, received - refunded) >= received then 'refunded' else status end
       where reference = $1 and status = 'paid' and not $3 = any(refund_keys) and provider = $5
         and refunded + coalesce($2::numeric, received - refunded) <= received
       returning ${COLUMNS}`,
      [reference, amount === null ? null : decimalFromCentavos(amount), key, now, this.#provider],
    )
    return entryOf(rows[0])
  }

  async failRefund(
    reference: string,
    { id, key, amount, now }: { id: string; key: string; amount: Centavos; now: Date },
  ): Promise<LedgerEntry | null> {
    const { rows } = await this.#sql.query(
      `update offline_payments set updated_at = $4, refunded = refunded - $2::numeric, status = 'paid',
         failed_refunds = failed_refunds || $3::jsonb
       where reference = $1 and status in ('paid', 'refunded') and refunded >= $2::numeric and provider = $5
       returning ${COLUMNS}`,
      [reference, decimalFromCentavos(amount), JSON.stringify([{ id, key, amount }]), now, this.#provider],
    )
    return entryOf(rows[0])
  }

  async since(instant: Date): Promise<LedgerEntry[]> {
    const { rows } = await this.#sql.query(
      `select ${COLUMNS} from offline_payments where created_at >= $1 and provider = $2 order by created_at desc`,
      [instant, this.#provider],
    )
    return rows.map((row) => entryOf(row)).filter((entry) => entry !== null)
  }

  async #one(condition: string, values: unknown[]): Promise<Record<string, unknown> | undefined> {
    const { rows } = await this.#sql.query(
      `select ${COLUMNS} from offline_payments where ${condition} and provider = $2`,
      [...values, this.#provider],
    )
    return rows[0]
  }
}
