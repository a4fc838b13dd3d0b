import { listGaps, type OpeningGap } from '#office/opening/domain.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { openingValues } from '#settings/domain/opening.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { SETTINGS_ENTITY, writeSection } from '#settings/use-cases/save-settings.ts'
import { loadOpening } from './load-opening.ts'

interface Opener {
  readonly actor: Actor
  /** Subscribers are notified only once, ever. */
  readonly tellsSubscribers: boolean
}

/** Idempotent across repeated clicks and tabs. */
export async function openShop(
  shop: Shop,
  { actor, tellsSubscribers }: Opener,
): Promise<Ok<{ mails: number }> | Refusal<'incomplete', { gaps: OpeningGap[] }>> {
  const outcome = await commitUnlessRefused(shop.db, async (tx) => {
    const { opening, versions } = await loadSettings({ db: tx, config: shop.config })
    if (opening.isShopOpen) return ok({ mails: 0 })
    const gaps = listGaps((await loadOpening({ ...shop, db: tx })).steps)
    if (gaps.length > 0) return refuse('incomplete', { gaps })
    if (!(await turn(shop, tx, { isShopOpen: true, version: versions.opening, actor })))
      return ok({ mails: 0 })
    return ok({ mails: tellsSubscribers ? await tellAll(shop, tx) : 0 })
  })
  if (outcome.ok) await shop.settings.refresh()
  return outcome
}

export async function closeShop(
  shop: Shop,
  { actor, reason }: { actor: Actor; reason: string },
): Promise<Ok<undefined>> {
  await shop.db.transaction(async (tx) => {
    const { opening, versions } = await loadSettings({ db: tx, config: shop.config })
    if (opening.isShopOpen)
      await turn(shop, tx, { isShopOpen: false, version: versions.opening, actor, reason })
  })
  await shop.settings.refresh()
  return ok()
}

/** Returns false if a concurrent request changed it first. */
async function turn(
  shop: Shop,
  tx: Transaction,
  {
    isShopOpen,
    version,
    actor,
    reason,
  }: { isShopOpen: boolean; version: number; actor: Actor; reason?: string },
): Promise<boolean> {
  const at = shop.clock.now()
  const values = openingValues(isShopOpen, at)
  if (!(await writeSection(tx, { section: 'opening', values, version, at }))) return false
  await recordChange(tx, {
    actor,
    ...SETTINGS_ENTITY,
    action: isShopOpen ? 'shop-opened' : 'shop-closed',
    ...(reason && { changes: { reason: { from: '', to: reason } } }),
    at,
  })
  return true
}

async function tellAll(shop: Shop, tx: Transaction): Promise<number> {
  let mails = 0
  for (const audience of shop.openingAudiences) mails += await audience.tell(shop, tx)
  return mails
}
