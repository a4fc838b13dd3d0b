import { eq, sql } from 'drizzle-orm'
import type { NoticeFrequency } from '#office/notices/domain.ts'
import { changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { isEmail, normaliseEmail } from '#platform/domain/email.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { noticeSettings } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'

export interface NoticeSettings {
  readonly frequency: NoticeFrequency
  readonly email: string
  readonly version: number
}

export async function loadNoticeSettings({
  db,
  config,
}: Pick<Shop, 'db' | 'config'>): Promise<NoticeSettings> {
  const [row] = await db.select().from(noticeSettings)
  return {
    frequency: row?.frequency ?? 'at-once',
    email: row?.email ?? (await loadSettings({ db, config })).values.contact.email,
    version: row?.version ?? 0,
  }
}

interface NewSettings {
  frequency: NoticeFrequency
  /** Empty for the shop's own address. */
  email: string
  version: number
  actor: Actor
}

export async function saveNoticeSettings(
  shop: Shop,
  { frequency, email: typed, version, actor }: NewSettings,
): Promise<Ok<NoticeSettings> | Refusal<'invalid-email' | 'changed-meanwhile'>> {
  const email = normaliseEmail(typed)
  if (email !== '' && !isEmail(email)) return refuse('invalid-email')
  const before = await loadNoticeSettings(shop)
  const shopEmail = (await loadSettings(shop)).values.contact.email
  const at = shop.clock.now()
  const settingsRow = { frequency, email: email || null, updatedAt: at }
  const outcome = await commitUnlessRefused(shop.db, async (tx) => {
    const [row] = await tx
      .insert(noticeSettings)
      .values(settingsRow)
      .onConflictDoUpdate({
        target: noticeSettings.singleton,
        set: { ...settingsRow, version: sql`${noticeSettings.version} + 1` },
        setWhere: eq(noticeSettings.version, version),
      })
      .returning()
    if (row?.version !== version + 1) return refuse('changed-meanwhile')
    const changes = changesBetween(before, { frequency, email: email || shopEmail })
    const auditEntry = { entity: 'notice-settings', entityId: row.id, action: 'updated' } as const
    await recordChange(tx, { actor, ...auditEntry, changes, at })
    return ok()
  })
  return outcome.ok ? ok(await loadNoticeSettings(shop)) : outcome
}
