import { and, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AccountFailure } from '#delivery/carriers/providers/port.ts'
import { carrierAccounts } from '#delivery/carriers/schema.ts'
import type { Clock } from '#platform/config/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import type { Sealing } from '#platform/sealing/port.ts'

const PROVIDER = 'melhor-envio'
/** Sealing requires an expiry; the tokens themselves expire much earlier. */
const SEALED_SECONDS = 10 * 365 * 24 * 60 * 60

const tokensShape = z.object({
  environment: z.enum(['production', 'sandbox']),
  accessToken: z.string(),
  /** Null for a pasted token, which cannot be refreshed. */
  refreshToken: z.string().nullable(),
  /** Key of webhook signatures; null if webhooks are rejected. */
  appSecret: z.string().nullable(),
})

/** Secrets: sealed in the table, never logged and never sent to a page. */
export type AccountTokens = z.infer<typeof tokensShape>

export interface OpenAccount extends AccountTokens {
  readonly isFailing: boolean
}

export interface AccountStore {
  load(): Promise<OpenAccount | null>
  save(tokens: AccountTokens, expiresAt: Date | null): Promise<void>
  forget(): Promise<void>
  loadEnding(before: Date): Promise<AccountTokens | null>
  /** Only one caller renews a stale token; the others get 'busy' at once. */
  renew(
    stale: string,
    ask: (tokens: AccountTokens) => Promise<RenewedTokens | null>,
  ): Promise<AccountTokens | 'busy' | null>
  failed(failure: AccountFailure): Promise<void>
  worked(): Promise<void>
}

export interface RenewedTokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresAt: Date
}

export function createAccountStore({
  db,
  sealing,
  clock,
}: {
  db: Database
  sealing: Sealing
  clock: Clock
}): AccountStore {
  const isOurs = eq(carrierAccounts.provider, PROVIDER)
  const seal = (tokens: AccountTokens) =>
    sealing.seal('carrier-account', JSON.stringify(tokens), SEALED_SECONDS)
  const open = (sealedToken: string | null): AccountTokens | null => {
    const text = sealedToken && sealing.unseal('carrier-account', sealedToken)
    return text ? tokensShape.parse(JSON.parse(text)) : null
  }
  const read = async (tx: Transaction, lock?: 'update') => {
    const rows = tx.select().from(carrierAccounts).where(isOurs)
    const [row] = await (lock ? rows.for(lock) : rows)
    return open(row?.sealedTokens ?? null)
  }
  const write = (target: Transaction, tokens: AccountTokens, tokensExpireAt: Date | null) =>
    target
      .update(carrierAccounts)
      .set({ sealedTokens: seal(tokens), tokensExpireAt })
      .where(isOurs)

  return {
    async load() {
      const [row] = await db.select().from(carrierAccounts).where(isOurs)
      const tokens = open(row?.sealedTokens ?? null)
      return tokens && { ...tokens, isFailing: row?.failingSince !== null }
    },
    async save(tokens, tokensExpireAt) {
      const row = {
        sealedTokens: seal(tokens),
        tokensExpireAt,
        connectedAt: clock.now(),
        failingSince: null,
        failure: null,
      }
      await db
        .insert(carrierAccounts)
        .values({ provider: PROVIDER, ...row })
        .onConflictDoUpdate({ target: carrierAccounts.provider, set: row })
    },
    async forget() {
      const disconnected = { sealedTokens: null, tokensExpireAt: null, connectedAt: null }
      await db
        .update(carrierAccounts)
        .set({ ...disconnected, failingSince: null, failure: null })
        .where(isOurs)
    },
    async loadEnding(before) {
      const isEnding = lt(carrierAccounts.tokensExpireAt, before)
      const [row] = await db.select().from(carrierAccounts).where(and(isOurs, isEnding))
      return open(row?.sealedTokens ?? null)
    },
    renew: (stale, ask) =>
      db.transaction(async (tx) => {
        // An advisory lock, because with a row lock, status updates would have to wait for the service.
        if (!(await tryLock(tx, 'renew-carrier-account'))) return 'busy'
        const tokens = await read(tx)
        if (!tokens || tokens.accessToken !== stale) return tokens
        const renewal = await ask(tokens)
        if (!renewal) return null
        // The owner may have connected another account in the meantime.
        const now = await read(tx, 'update')
        if (now?.accessToken !== stale) return now
        const { expiresAt, ...fresh } = renewal
        await write(tx, { ...tokens, ...fresh }, expiresAt)
        return { ...tokens, ...fresh }
      }),
    async failed(failure) {
      const isNews = or(isNull(carrierAccounts.failure), ne(carrierAccounts.failure, failure))
      await db
        .update(carrierAccounts)
        .set({ failingSince: clock.now(), failure })
        .where(and(isOurs, isNotNull(carrierAccounts.sealedTokens), isNews))
    },
    async worked() {
      await db.update(carrierAccounts).set({ failingSince: null, failure: null }).where(isOurs)
    },
  }
}

/** Holds the lock until the end of the transaction. Returns false if another process has it. */
export async function tryLock(tx: Transaction, key: string): Promise<boolean> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) taken`,
  )
  return rows[0]?.taken ?? false
}
