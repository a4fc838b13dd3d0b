import { and, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AccountFailure } from '#delivery/carriers/providers/port.ts'
import { carrierAccounts } from '#delivery/carriers/schema.ts'
import type { Clock } from '#platform/config/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import type { Sealing } from '#platform/sealing/port.ts'

const PROVIDER = 'melhor-envio'
/** The service ends them long before that; the sealing wants an end. */
const SEALED_SECONDS = 10 * 365 * 24 * 60 * 60

const tokensShape = z.object({
  environment: z.enum(['production', 'sandbox']),
  accessToken: z.string(),
  /** Null for one that the owner has copied: it is replaced by hand. */
  refreshToken: z.string().nullable(),
  /** What webhooks are signed with; null where they are not believed. */
  appSecret: z.string().nullable(),
})

/** All that lets somebody act in the owner's name: sealed in the table, in no log, on no page. */
export type AccountTokens = z.infer<typeof tokensShape>

export interface OpenAccount extends AccountTokens {
  readonly isFailing: boolean
}

export interface AccountStore {
  /** Null where none is connected, or where it was sealed by another shop. */
  load(): Promise<OpenAccount | null>
  save(tokens: AccountTokens, expiresAt: Date | null): Promise<void>
  forget(): Promise<void>
  /** Null where none is connected, or its tokens last longer than that. */
  loadEnding(before: Date): Promise<AccountTokens | null>
  /** Of all that find the same token stale one renews it; the others do not wait for that. */
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
  const open = (sealed: string | null): AccountTokens | null => {
    const text = sealed && sealing.unseal('carrier-account', sealed)
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
      const nothing = { sealedTokens: null, tokensExpireAt: null, connectedAt: null }
      await db
        .update(carrierAccounts)
        .set({ ...nothing, failingSince: null, failure: null })
        .where(isOurs)
    },
    async loadEnding(before) {
      const isEnding = lt(carrierAccounts.tokensExpireAt, before)
      const [row] = await db.select().from(carrierAccounts).where(and(isOurs, isEnding))
      return open(row?.sealedTokens ?? null)
    },
    renew: (stale, ask) =>
      db.transaction(async (tx) => {
        // Not the row itself: whoever notes how the account does would wait for the service.
        if (!(await tryLock(tx, 'renew-carrier-account'))) return 'busy'
        const tokens = await read(tx)
        if (!tokens || tokens.accessToken !== stale) return tokens
        const renewed = await ask(tokens)
        if (!renewed) return null
        // The owner may have connected another one meanwhile.
        const now = await read(tx, 'update')
        if (now?.accessToken !== stale) return now
        const { expiresAt, ...fresh } = renewed
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

/** Until the transaction ends, however long the service takes meanwhile; false where somebody else has it. */
export async function tryLock(tx: Transaction, key: string): Promise<boolean> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) taken`,
  )
  return rows[0]?.taken ?? false
}
