import { or, type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { isAdministratorOf } from '#accounts/use-cases/account-facts.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { MAX_CITY_LENGTH, MAX_RECEIVER_LENGTH, toBrCodeText } from '#platform/domain/br-code.ts'
import { greetingName } from '#platform/domain/names.ts'
import { isCpfOrPhone, parsePixKey } from '#platform/domain/pix-key.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import {
  maskPixKey,
  PIX_KEY_WAITS_MINUTES,
  type PixAccount,
  pixAccountAt,
} from '#settings/domain/pix-account.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { SETTINGS_ENTITY, writeSection } from '#settings/use-cases/save-settings.ts'

interface PixKeyNotice {
  readonly account: PixAccount | null
  readonly since: Date
  readonly isTakenBack: boolean
  readonly actor: Actor
  readonly version: number
}

interface PixKeyEdit {
  readonly key: string
  readonly receiver: string
  readonly city: string
  readonly version: number
  readonly actor: Actor
}

export type PixKeyFault = 'key' | 'key-unclear' | 'receiver' | 'city'
export type ChangePixKeyRefusal =
  | Refusal<'invalid', { fields: PixKeyFault[] }>
  | Refusal<'changed-meanwhile'>
  | Refusal<'same-key'>

/**
 * Takes effect after an hour and notifies every administrator at once, so a hijacked session cannot divert
 * money unnoticed.
 */
export async function changePixKey(
  shop: Shop,
  { version, actor, ...typed }: PixKeyEdit,
): Promise<Ok<{ since: Date }> | ChangePixKeyRefusal> {
  const read = readAccount(typed)
  if (!read.ok) return read
  const now = shop.clock.now()
  const { pixKey, opening } = await loadSettings(shop)
  const former = pixAccountAt(pixKey, shop.config.ownPixKey ?? null, now)
  if (isSameAccount(former, read.value)) return refuse('same-key')
  // A shop that never opened and has no key has no money that could be diverted.
  const waits = former !== null || opening.isShopOpen || opening.since !== null
  const since = new Date(now.getTime() + (waits ? PIX_KEY_WAITS_MINUTES * 60_000 : 0))
  return write(shop, { account: read.value, former, since, isTakenBack: false, version, actor })
}

export async function cancelPixKeyChange(
  shop: Shop,
  { version, actor }: Pick<PixKeyEdit, 'version' | 'actor'>,
): Promise<Ok<undefined> | Refusal<'changed-meanwhile' | 'in-force'>> {
  const now = shop.clock.now()
  const { pixKey } = await loadSettings(shop)
  if (!pixKey || pixKey.since <= now) return refuse('in-force')
  const written = await write(shop, {
    account: pixKey.former,
    former: pixKey.former,
    since: now,
    isTakenBack: true,
    version,
    actor,
  })
  return written.ok ? ok() : written
}

interface NewPixKey {
  readonly account: PixAccount | null
  readonly former: PixAccount | null
  readonly since: Date
  readonly isTakenBack: boolean
  readonly version: number
  readonly actor: Actor
}

async function write(
  shop: Shop,
  { account, former, since, isTakenBack, version, actor }: NewPixKey,
): Promise<Ok<{ since: Date }> | Refusal<'changed-meanwhile'>> {
  const at = shop.clock.now()
  const values = {
    ...(account ?? { key: '', receiver: '', city: '' }),
    since: since.toISOString(),
    formerKey: former?.key ?? '',
    formerReceiver: former?.receiver ?? '',
    formerCity: former?.city ?? '',
  }
  const written = await commitUnlessRefused(shop.db, async (tx) => {
    if (!(await writeSection(tx, { section: 'pixKey', values, version, at })))
      return refuse('changed-meanwhile')
    const shown = (account: PixAccount | null) =>
      account ? `${maskPixKey(account.key)}, ${account.receiver}` : ''
    await recordChange(tx, {
      actor,
      ...SETTINGS_ENTITY,
      action: isTakenBack ? 'pix-key-kept' : 'pix-key-changed',
      ...(!isTakenBack && { changes: { pixKey: { from: shown(former), to: shown(account) } } }),
      at,
    })
    await notifyOfPixKey(shop, tx, { account, since, isTakenBack, actor, version: version + 1 })
    return ok({ since })
  })
  if (written.ok) await shop.settings.refresh()
  return written
}

function readAccount({
  key,
  receiver,
  city,
}: Pick<PixKeyEdit, 'key' | 'receiver' | 'city'>):
  | Ok<PixAccount>
  | Refusal<'invalid', { fields: PixKeyFault[] }> {
  const parsed = parsePixKey(key)
  const account = { receiver: toBrCodeText(receiver), city: toBrCodeText(city) }
  const fields: PixKeyFault[] = []
  if (!isWritable(account.receiver, MAX_RECEIVER_LENGTH)) fields.push('receiver')
  if (!isWritable(account.city, MAX_CITY_LENGTH)) fields.push('city')
  if (!parsed) return refuse('invalid', { fields: [isCpfOrPhone(key) ? 'key-unclear' : 'key', ...fields] })
  return fields.length > 0 ? refuse('invalid', { fields }) : ok({ key: parsed.value, ...account })
}

const isWritable = (text: string, longest: number) =>
  text.length > 0 && text.length <= longest && /^[\x20-\x7e]+$/.test(text)

const isSameAccount = (first: PixAccount | null, second: PixAccount) =>
  first?.key === second.key && first.receiver === second.receiver && first.city === second.city

const FORMER_DAYS = 7

/** Includes former administrators: an attacker could revoke the owner's role first. */
function wasAdministratorSince(now: Date): SQL {
  const since = new Date(now.getTime() - FORMER_DAYS * 24 * 60 * 60_000).toISOString()
  return sql`exists (select 1 from audit_entries a where a.entity = 'administrator' and a.entity_id = users.id::text
    and a.action = 'revoked' and a.changes -> 'role' ->> 'from' = 'admin' and a.created_at >= ${since}::timestamptz)`
}

async function notifyOfPixKey(
  shop: Shop,
  tx: Transaction,
  { account, since, isTakenBack, actor, version }: PixKeyNotice,
): Promise<void> {
  const people = await tx
    .select({ id: users.id, email: users.email, name: users.name, isAdministrator: isAdministratorOf })
    .from(users)
    .where(or(isAdministratorOf, wasAdministratorSince(shop.clock.now())))
  for (const person of people) {
    await shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: `pix-key:${version}:${person.id}`,
      email: {
        type: 'pix-key-changed',
        to: person.email,
        data: {
          customerName: greetingName(person),
          actorName: actor.name,
          maskedKey: account ? maskPixKey(account.key) : null,
          since: since.toISOString(),
          isTakenBack,
          isFormer: !person.isAdministrator,
        },
      },
    })
  }
}
