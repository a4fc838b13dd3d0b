import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { MAX_GIFT_OPTIONS } from '#orders/domain/gift.ts'
import { giftOptionWords } from '#orders/gifts/admin-copy.ts'
import type { OptionFacts } from '#orders/gifts/domain.ts'
import { giftOptions } from '#orders/gifts/schema.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { SETTINGS_ENTITY } from '#settings/use-cases/save-settings.ts'

interface OptionEdit {
  readonly actor: Actor
  readonly optionId: string | null
  readonly facts: OptionFacts & { active: boolean; notByPost: boolean }
  readonly seenAt: Date | null
}

export type SaveOptionRefusal = Refusal<'option-not-found' | 'changed-meanwhile' | 'too-many-options'>

export async function saveGiftOption(
  shop: Shop,
  { actor, optionId, facts, seenAt }: OptionEdit,
): Promise<Ok<undefined> | SaveOptionRefusal> {
  const at = shop.clock.now()
  return commitUnlessRefused(shop.db, async (tx) => {
    const id = optionId ?? randomUUID()
    const before = await lockOption(tx, id)
    if (optionId && !before) return refuse('option-not-found')
    if (before && before.updatedAt.getTime() !== seenAt?.getTime()) return refuse('changed-meanwhile')
    if (facts.active && (await countOthers(tx, id)) >= MAX_GIFT_OPTIONS) return refuse('too-many-options')
    const position = sql`(select coalesce(max(position), 0) + 1 from gift_options)`
    const changed = { ...facts, updatedAt: at }
    await tx
      .insert(giftOptions)
      .values({ id, ...changed, position, createdAt: at })
      .onConflictDoUpdate({ target: giftOptions.id, set: changed })
    const [from, to] = [before && giftOptionWords(before), giftOptionWords(facts)]
    if (from !== to)
      await recordChange(tx, {
        actor,
        ...SETTINGS_ENTITY,
        action: 'gift-option',
        changes: { giftOption: { from, to } },
        at,
      })
    return ok()
  })
}

async function lockOption(tx: Transaction, optionId: string) {
  const [option] = await tx.select().from(giftOptions).where(eq(giftOptions.id, optionId)).for('update')
  return option ?? null
}

async function countOthers(tx: Transaction, optionId: string): Promise<number> {
  const otherOptions = and(giftOptions.active, ne(giftOptions.id, optionId))
  return tx.$count(giftOptions, otherOptions)
}

export async function moveGiftOption(
  { db }: Pick<Shop, 'db'>,
  { optionId, direction }: { optionId: string; direction: 'up' | 'down' },
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: giftOptions.id })
      .from(giftOptions)
      .orderBy(asc(giftOptions.position), asc(giftOptions.id))
      .for('update')
    const ids = rows.map(({ id }) => id)
    const from = ids.indexOf(optionId)
    const to = direction === 'up' ? from - 1 : from + 1
    if (from < 0 || to < 0 || to >= ids.length) return
    ids.splice(to, 0, ...ids.splice(from, 1))
    for (const [position, id] of ids.entries())
      await tx.update(giftOptions).set({ position }).where(eq(giftOptions.id, id))
  })
}
