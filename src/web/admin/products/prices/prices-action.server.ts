import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { bulkPrices as copy } from '#copy/admin/products/bulk-prices.ts'
import type { PricePlan } from '#domain/catalogue/editing/bulk-prices.ts'
import { productFields } from '#domain/catalogue/editing/product-fields.ts'
import { type ChangedPrices, changePrices } from '#shop/admin/products/change-prices.ts'
import { requireFreshProof } from '#web/accounts/session/fresh-proof.server.ts'
import { actorOf, answerOrFail, refusedWith } from '#web/admin/answers.server.ts'
import { MOST_AT_ONCE } from '#web/admin/selection/chosen-ids.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { text } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'
import { parseJson } from '#web/server/request/json-of.server.ts'

/** What came of it, in words, and the way back. */
export interface PricesOutcome {
  isRestored: boolean
  changed: string[]
  sentences: string[]
  /** Null where there is nothing to go back to. */
  back: string | null
}

export type PricesAnswer = FormAnswer<{ outcome: PricesOutcome }>

export const pricesFormSchema = z.object({
  intent: z.enum(['apply', 'restore']).catch('apply'),
  plan: text,
})

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
  .max(MOST_AT_ONCE)

/** Writes the very prices that were shown, or leads back to those before. */
export async function applyPrices(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await formOf(request)
  const { intent, plan: sent } = readForm(pricesFormSchema, form)
  // Going back to the prices before takes nothing away from anybody.
  if (intent === 'apply') await requireFreshProof({ request, context, form })
  return answerOrFail<PricesAnswer>(context, {
    failure: refusedWith(copy.failed),
    form,
    run: async (context) => {
      const plan = pricePlanSchema.safeParse(parseJson(sent))
      if (!plan.success) return refusedWith(copy.unreadable)
      const isRestored = intent === 'restore'
      const action = isRestored ? 'prices-restored' : 'prices-changed'
      const changes = { actor: actorOf(context), plan: plan.data, action } as const
      const changed = await changePrices(shopOf(context), changes)
      return answerOf(changed, isRestored)
    },
  })
}

function answerOf({ changed, left, back }: ChangedPrices, isRestored: boolean): PricesAnswer {
  const names = (reason: string) => left.filter((one) => one.reason === reason).map(({ name }) => name)
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
