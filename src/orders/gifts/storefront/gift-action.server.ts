import { z } from 'zod'
import { giftCopy as words } from '#orders/gifts/copy/gifts.ts'
import type { GiftDraft, GiftRefusal } from '#orders/gifts/domain.ts'
import { removeCartGift, saveCartGift } from '#orders/gifts/use-cases/save-cart-gift.ts'
import { text, textUpTo, ticked } from '#platform/http/request/form-fields.server.ts'
import type { Shop } from '#platform/shop.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import type { GiftField } from './gift-fields.tsx'

/** `typed` contains the submitted values, for pages without JavaScript. */
export type GiftAnswer = FormAnswer<{ field: GiftField; typed: GiftDraft }>

/** Above the real limit, so that overlong text gets an error instead of being truncated. */
const LONGEST = 1000

export const giftForms = [
  z.object({
    intent: z.literal('gift'),
    message: textUpTo(LONGEST),
    optionIds: z.array(text).max(50),
    isForSomebodyElse: ticked,
    receiverName: textUpTo(LONGEST),
    receiverPhone: textUpTo(LONGEST),
  }),
  z.object({ intent: z.literal('no-gift') }),
] as const

type GiftForm = z.infer<(typeof giftForms)[number]>

const fieldOf: Record<GiftRefusal['code'], GiftField> = {
  'card-too-long': 'message',
  'card-lines': 'message',
  'card-characters': 'message',
  'card-link': 'message',
  'receiver-name': 'receiverName',
  'receiver-phone': 'receiverPhone',
  'gift-options': 'optionIds',
}

export async function changeGift(shop: Shop, userId: string, sent: GiftForm): Promise<GiftAnswer> {
  if (sent.intent === 'no-gift') {
    await removeCartGift(shop, { userId })
    return done(words.removed)
  }
  if (!shop.settings.parts().gifts) return refused({ title: words.saveFailed, text: words.notOffered })
  const { intent: _, ...draft } = sent
  const saved = await saveCartGift(shop, { userId, draft })
  if (saved.ok) return done(words.saved)
  const answer = refused({ title: words.saveFailed, text: words.refusals[saved.code] })
  return { ...answer, field: fieldOf[saved.code], typed: draft }
}
