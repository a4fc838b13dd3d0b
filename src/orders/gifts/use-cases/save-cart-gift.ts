import { and, eq, inArray, lt } from 'drizzle-orm'
import { checkGift, type GiftDraft, type GiftRefusal } from '#orders/gifts/domain.ts'
import { cartGifts, giftOptions } from '#orders/gifts/schema.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'

/** Unfinished gifts are deleted after this period, because they name a third person. */
const RETENTION_DAYS = 30
const DAY_MS = 86_400_000

export async function saveCartGift(
  shop: Shop,
  { userId, draft }: { userId: string; draft: GiftDraft },
): Promise<Ok<undefined> | GiftRefusal> {
  const checked = checkGift(draft)
  if (!checked.ok) return checked
  const { message, receiver } = checked.value
  const optionIds = [...checked.value.optionIds]
  if (!(await areOffered(shop, optionIds))) return refuse('gift-options')
  const stored = {
    message,
    optionIds,
    receiverName: receiver?.name ?? null,
    receiverPhone: receiver?.phone ?? null,
    updatedAt: shop.clock.now(),
  }
  await shop.db
    .insert(cartGifts)
    .values({ userId, ...stored })
    .onConflictDoUpdate({ target: cartGifts.userId, set: stored })
  return ok()
}

async function areOffered({ db }: Shop, optionIds: string[]): Promise<boolean> {
  if (optionIds.length === 0) return true
  if (!optionIds.every(isUuid)) return false
  const options = await db
    .select({ id: giftOptions.id })
    .from(giftOptions)
    .where(and(giftOptions.active, inArray(giftOptions.id, optionIds)))
  return options.length === optionIds.length
}

export async function removeCartGift(
  { db }: Pick<Shop, 'db'>,
  { userId }: { userId: string },
): Promise<void> {
  await db.delete(cartGifts).where(eq(cartGifts.userId, userId))
}

export async function forgetOldCartGifts({ db, clock }: Shop): Promise<void> {
  await db
    .delete(cartGifts)
    .where(lt(cartGifts.updatedAt, new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)))
}
