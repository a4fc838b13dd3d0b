import { z } from 'zod'
import { intent } from '#accounts/session/admin/admin-action.server.ts'
import { actionOn } from '#fulfilment/orders/admin/refusal-answer.server.ts'
import { orderBatchesCopy as copy } from '#fulfilment/orders/copy/admin-order-batches.ts'
import { MAX_LINES } from '#orders/domain/change-items.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { seenNumber, textUpTo } from '#platform/http/request/form-fields.server.ts'
import { chooseItemBatches } from '#workshop/batches/use-cases/choose-item-batches.ts'

const ids = z.array(textUpTo(40)).max(MAX_LINES)

export const batchesIntent = intent({
  /** Parallel arrays. 'oldest' uses the oldest batch in stock; an empty string changes nothing. */
  schema: z.object({ item: ids, leva: ids, version: seenNumber }),
  failed: copy.failed,
  run({ item, leva, version }, request) {
    const chosen = new Map(
      item.flatMap((itemId, place) => {
        const batchId = leva[place] ?? ''
        return batchId === 'oldest' || isUuid(batchId)
          ? [[itemId, isUuid(batchId) ? batchId : null] as const]
          : []
      }),
    )
    return chooseItemBatches(request.shop, { ...actionOn(request), chosen, version })
  },
  done: ({ orderNumber }) => ({ title: copy.done, text: orderNumber }),
  refusals: (refusal) =>
    `${copy.failed}. ${refusal.code === 'batch-taken' ? copy.taken(refusal.details.name) : copy.refusals[refusal.code]}`,
})
