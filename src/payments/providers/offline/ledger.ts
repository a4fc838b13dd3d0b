import { type Centavos, decimalFromCentavos } from '#platform/domain/money.ts'
import type { PaymentMethod, PaymentProvider } from '#platform/domain/payment-method.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export interface SqlRunner {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

export type LedgerStatus = 'waiting' | 'challenged' | 'paid' | 'cancelled' | 'refunded'

export interface LedgerEntry {
  readonly reference: string
  readonly method: PaymentMethod
  readonly amount: Centavos
  readonly received: Centavos
  readonly refunded: Centavos
  readonly refundKeys: readonly string[]
  readonly failedRefunds: readonly { id: string; key: string; amount: Centavos }[]
  readonly status: LedgerStatus
  readonly declineReason: string | null
  readonly orderId: string
  readonly orderNumber: string
  readonly returnUrl: string
  readonly pixCode: string | null
  readonly expiresAt: Date | null
  readonly createdAt: Date
}

const centavos = (column: string) => `(${column} * 100)::float8 as ${column}`
const detail = (name: string) => `details->>'${name}' as "${name}"`

const COLUMNS = [
  ...['reference', 'method', 'status'],
  ...['amount', 'received', 'refunded'].map(centavos),
  ...['orderId', 'orderNumber', 'returnUrl'].map(detail),
  'refund_keys as "refundKeys", failed_refunds as "failedRefunds", decline_reason as "declineReason"',
  'pix_code as "pixCode", expires_at as "expiresAt", created_at as "createdAt"',
].join(', ')

export interface LedgerMove {
  readonly from: readonly LedgerStatus[]
  readonly to: LedgerStatus
  readonly declineReason?: string | undefined
  readonly now: Date
}

type NewEntry = Pick<
  LedgerEntry,
  | 'reference'
  | 'amount'
  | 'orderId'
  | 'orderNumber'
  | 'returnUrl'
  | 'createdAt'
  | 'pixCode'
  | 'expiresAt'
  | 'method'
>

export class PaymentLedger {
  readonly #sql: SqlRunner
  readonly #provider: PaymentProvider

  constructor(sql: SqlRunner, provider: PaymentProvider) {
    this.#sql = sql
    this.#provider = provider
  }

  async open(
    entry: NewEntry,
    keys: { idempotencyKey: string; clientSecretHash: string },
  ): Promise<LedgerEntry> {
    const { reference, amount, orderId, orderNumber, returnUrl, method } = entry
    const opened = await this.#one(
      `insert into offline_payments (provider, reference, idempotency_key, client_secret_hash, amount, status,
         details, created_at, updated_at, method, pix_code, expires_at)
       values ($1, $2, $3, $4, $5, 'waiting', $6, $7, $7, $8, $9, $10)
       on conflict (idempotency_key) do nothing returning ${COLUMNS}`,
      [
        reference,
        keys.idempotencyKey,
        keys.clientSecretHash,
        decimalFromCentavos(amount),
        JSON.stringify({ orderId, orderNumber, returnUrl }),
        entry.createdAt,
        method,
        entry.pixCode,
        entry.expiresAt,
      ],
    )
    const stored = opened ?? (await this.#find('idempotency_key', keys.idempotencyKey))
    if (!stored) throw new Error('a payment was neither opened nor found')
    if (stored.amount !== amount || stored.orderId !== orderId || stored.method !== method)
      throw new Error(`the key of payment ${stored.reference} was used for another payment`)
    return stored
  }

  find = (reference: string) => this.#find('reference', reference)

  findBySecretHash = (hash: string) => this.#find('client_secret_hash', hash)

  move = (reference: string, move: LedgerMove) => this.#move('reference', reference, move)

  moveBySecretHash = (hash: string, move: LedgerMove) => this.#move('client_secret_hash', hash, move)

  #move(key: 'reference' | 'client_secret_hash', value: string, move: LedgerMove) {
    return this.#change(
      `${key} = $2 and status = any($4)`,
      `status = $5, decline_reason = $6, received = case $5 when 'paid' then amount else received end`,
      [value, move.now, move.from, move.to, move.declineReason ?? null],
    )
  }

  /**
   * A null amount means the full amount due. Returns null if the status is not in `from`, or if `onTime`
   * is set and the code has expired.
   */
  receive(
    reference: string,
    receipt: { amount: Centavos | null; from: readonly LedgerStatus[]; onTime?: boolean; now: Date },
  ) {
    const { amount, from, onTime = false, now } = receipt
    const total = 'received + coalesce($5::numeric, amount)'
    return this.#change(
      `reference = $2 and method = 'pix' and status = any($4) and (not $6 or expires_at > $3)`,
      `received = ${total}, decline_reason = null,
       status = case when ${total} >= amount then 'paid' else status end`,
      [reference, now, from, amount === null ? null : decimalFromCentavos(amount), onTime],
    )
  }

  forgetReceived(reference: string, now: Date) {
    return this.#change(
      `reference = $2 and status in ('waiting', 'paid') and refunded = 0`,
      `received = 0, status = 'waiting'`,
      [reference, now],
    )
  }

  /**
   * Refunds once per key and never more than was received; a null amount refunds the rest. A used key, or
   * a full refund of a refunded payment, succeeds without a new refund.
   */
  async refund(
    reference: string,
    refund: { amount: Centavos | null; idempotencyKey: string; now: Date },
  ): Promise<Ok<{ entry: LedgerEntry; isNew: boolean }> | Refusal<'not-refundable', { reason: string }>> {
    const { amount, idempotencyKey: key, now } = refund
    const total = 'refunded + coalesce($5::numeric, received - refunded)'
    const refunded = await this.#change(
      `reference = $2 and status = 'paid' and not $4 = any(refund_keys) and ${total} <= received`,
      `refund_keys = array_append(refund_keys, $4), refunded = ${total},
       status = case when ${total} >= received then 'refunded' else status end`,
      [reference, now, key, amount === null ? null : decimalFromCentavos(amount)],
    )
    if (refunded) return ok({ entry: refunded, isNew: true })
    const entry = await this.find(reference)
    if (!entry) return refuse('not-refundable', { reason: 'unknown-payment' })
    const isDone = entry.refundKeys.includes(key) || (amount === null && entry.status === 'refunded')
    if (isDone) return ok({ entry, isNew: false })
    return refuse('not-refundable', { reason: entry.status === 'paid' ? 'amount-too-large' : entry.status })
  }

  failRefund(reference: string, failed: { id: string; key: string; amount: Centavos }, now: Date) {
    return this.#change(
      `reference = $2 and status in ('paid', 'refunded') and refunded >= $4::numeric`,
      `refunded = refunded - $4::numeric, status = 'paid', failed_refunds = failed_refunds || $5::jsonb`,
      [reference, now, decimalFromCentavos(failed.amount), JSON.stringify([failed])],
    )
  }

  async since(instant: Date): Promise<LedgerEntry[]> {
    const { rows } = await this.#sql.query(
      `select ${COLUMNS} from offline_payments where provider = $1 and created_at >= $2 order by created_at desc`,
      [this.#provider, instant],
    )
    return rows as unknown as LedgerEntry[]
  }

  #find(key: 'reference' | 'client_secret_hash' | 'idempotency_key', value: string) {
    return this.#one(`select ${COLUMNS} from offline_payments where provider = $1 and ${key} = $2`, [value])
  }

  /** `$2` is the value that finds the entry, `$3` the time of the change. */
  #change(condition: string, change: string, values: [value: string, now: Date, ...unknown[]]) {
    return this.#one(
      `update offline_payments set updated_at = $3, ${change} where provider = $1 and ${condition}
       returning ${COLUMNS}`,
      values,
    )
  }

  async #one(statement: string, values: unknown[]): Promise<LedgerEntry | null> {
    const { rows } = await this.#sql.query(statement, [this.#provider, ...values])
    return (rows[0] as unknown as LedgerEntry) ?? null
  }
}
