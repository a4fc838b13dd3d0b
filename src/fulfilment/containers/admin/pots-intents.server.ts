import { z } from 'zod'
import { intent } from '#accounts/session/admin/admin-action.server.ts'
import { adminPotsCopy as words } from '#fulfilment/containers/admin-copy.ts'
import { correctPots, countPots } from '#fulfilment/containers/use-cases/count-pots.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { idText, text, textUpTo } from '#platform/http/request/form-fields.server.ts'

const pots = textUpTo(10)

export const potsIntents = {
  count: intent({
    schema: z.object({ pots, orderId: text, announcement: textUpTo(100) }),
    failed: words.failed,
    run: ({ pots, orderId, announcement }, { shop, actor, params }) =>
      countPots(shop, {
        userId: idText.parse(params.id),
        actor,
        pots: numberIn(pots),
        orderId: isUuid(orderId) ? orderId : null,
        announcement,
      }),
    done: ({ balance, madeCoupons }) => words.counted(balance, madeCoupons),
    refusals: words.refusals,
  }),
  correct: intent({
    schema: z.object({ pots, reason: textUpTo(300) }),
    failed: words.failed,
    run: ({ pots, reason }, { shop, actor, params }) =>
      correctPots(shop, { userId: idText.parse(params.id), actor, pots: numberIn(pots), reason }),
    done: ({ balance, madeCoupons }) => words.counted(balance, madeCoupons),
    refusals: words.refusals,
  }),
}

/** Phones may type '−' (U+2212) instead of '-'. Returns NaN if it is not a number. */
const numberIn = (typed: string) => {
  const plain = typed.trim().replace('−', '-').replace('+', '')
  return /^-?\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN
}
