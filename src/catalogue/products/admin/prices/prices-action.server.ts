import { z } from 'zod'
import { adminAction, intent, refusedWith } from '#accounts/session/admin/admin-action.server.ts'
import { bulkPrices as copy } from '#catalogue/products/copy/admin-bulk-prices.ts'
import type { PricePlan } from '#catalogue/products/domain/bulk-prices.ts'
import { productFields } from '#catalogue/products/domain/product-fields.ts'
import { type ChangedPrices, changePrices } from '#catalogue/products/use-cases/change-prices.ts'
import { text } from '#platform/http/request/form-fields.server.ts'
import { parseJson } from '#platform/http/request/read-json-body.server.ts'
import { MAX_PER_REQUEST } from '#ui/admin/chosen-ids.ts'
import { done, type FormAnswer } from '#ui/form/form-answer.ts'

interface PricesOutcome {
  isRestored: boolean
  changed: string[]
  sentences: string[]
  /** Data for undoing the change; null if there is nothing to undo. */
  back: string | null
}

export type PricesAnswer = FormAnswer<{ outcome: PricesOutcome }>

const { most } = productFields.price

export const pricePlanSchema: z.ZodType<PricePlan[]> = z
  .array(
    z
      .object({
        id: z.uuid(),
        version: z.int32(),
        price: z.int().min(1).max(most),
        sizes: z.array(z.object({ id: z.uuid(), priceAdjustment: z.int().min(-most).max(most) })).max(100),
      })
      .refine(({ price, sizes }) => sizes.every(({ priceAdjustment }) => price + priceAdjustment > 0)),
  )
  .min(1)
  .max(MAX_PER_REQUEST)

export const pricesIntents = {
  apply: writePrices({ isRestored: false }),
  restore: writePrices({ isRestored: true }),
}

function writePrices({ isRestored }: { isRestored: boolean }) {
  return intent({
    schema: z.object({ plan: text }),
    failed: copy.failed,
    // Needed for undo too, because its prices come from the browser.
    proof: true,
    async answer(sent, { shop, actor }): Promise<PricesAnswer> {
      const plan = pricePlanSchema.safeParse(parseJson(sent.plan))
      if (!plan.success) return refusedWith(copy.unreadable)
      const action = isRestored ? 'prices-restored' : 'prices-changed'
      return buildAnswer(await changePrices(shop, { actor, plan: plan.data, action }), isRestored)
    },
  })
}

function buildAnswer({ changed, left, back }: ChangedPrices, isRestored: boolean): PricesAnswer {
  const names = (reason: string) =>
    left.filter((product) => product.reason === reason).map(({ name }) => name)
  const [since, onSale] = [names('changed-since'), names('on-sale')]
  const outcome = {
    isRestored,
    changed,
    sentences: [
      ...(since.length > 0 ? [copy.changedSince(since)] : []),
      ...(onSale.length > 0 ? [copy.onSale(onSale)] : []),
    ],
    back: !isRestored && back.length > 0 ? JSON.stringify(back) : null,
  }
  const { length } = changed
  const title = length === 0 ? copy.noneChanged : isRestored ? copy.restored(length) : copy.applied(length)
  return { ...done({ title }), outcome }
}

export const applyPrices = adminAction<PricesAnswer>(pricesIntents, { otherwise: 'apply' })
