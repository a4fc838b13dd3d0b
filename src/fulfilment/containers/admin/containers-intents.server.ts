import { z } from 'zod'
import { intent } from '#accounts/session/admin/admin-action.server.ts'
import { adminContainersCopy as words } from '#fulfilment/containers/admin-copy.ts'
import { correctContainers, countContainers } from '#fulfilment/containers/use-cases/count-containers.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { idText, text, textUpTo } from '#platform/http/request/form-fields.server.ts'

const pots = textUpTo(10)

const fields = { 'pots-wrong': 'pots', 'reason-missing': 'reason' }

export const containersIntents = {
  count: intent({
    schema: z.object({ pots, orderId: text, announcement: textUpTo(100) }),
    failed: words.failed,
    run: ({ pots, orderId, announcement }, { shop, actor, params }) =>
      countContainers(shop, {
        userId: idText.parse(params.id),
        actor,
        count: numberIn(pots),
        orderId: isUuid(orderId) ? orderId : null,
        announcement,
      }),
    done: ({ balance, madeCoupons }) => words.counted(balance, madeCoupons),
    refusals: words.refusals,
    fields,
  }),
  correct: intent({
    schema: z.object({ pots, reason: textUpTo(300) }),
    failed: words.failed,
    run: ({ pots, reason }, { shop, actor, params }) =>
      correctContainers(shop, { userId: idText.parse(params.id), actor, count: numberIn(pots), reason }),
    done: ({ balance, madeCoupons }) => words.counted(balance, madeCoupons),
    refusals: words.refusals,
    fields,
  }),
}

/** Phones may type '−' (U+2212) instead of '-'. Returns NaN if it is not a number. */
const numberIn = (typed: string) => {
  const plain = typed.trim().replace('−', '-').replace('+', '')
  return /^-?\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN
}
