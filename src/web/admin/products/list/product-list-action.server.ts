import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import {
  bulkRefusals,
  adminCatalogueFailures as failures,
  namesInToast,
  adminCatalogueSuccesses as successes,
} from '#copy/admin/products/catalogue.ts'
import { MANAGED_PER_PAGE } from '#domain/catalogue/editing/managed-list.ts'
import { productLimits } from '#domain/catalogue/editing/product-draft.ts'
import { isUuid } from '#domain/uuid.ts'
import { adjustStock } from '#shop/admin/products/adjust-stock.ts'
import { deleteProducts, restoreProducts } from '#shop/admin/products/delete-products.ts'
import { duplicateProduct } from '#shop/admin/products/duplicate-product.ts'
import { setProductsActive } from '#shop/admin/products/set-products-active.ts'
import { requireFreshProof } from '#web/accounts/session/fresh-proof.server.ts'
import { actorOf, answerOrGoBack, refusedWith } from '#web/admin/answers.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { answerForm } from '#web/server/request/answer-form.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { redirectWithFlash } from '#web/server/request/flash.server.ts'
import { wholeNumber, wholeNumberOf } from '#web/server/request/form-fields.server.ts'
import { formOf, tryForm } from '#web/server/request/form-of.server.ts'

const ids = z.array(z.uuid()).min(1).max(MANAGED_PER_PAGE)

/** 'product:12' or 'product:size:12': a shelf and the stock that stood beside it. */
const shelfAndStock = z
  .string()
  .regex(/^[0-9a-f-]{36}(:[0-9a-f-]{36})?:\d{1,9}$/i)
  .transform((text) => {
    const [productId = '', ...rest] = text.split(':')
    return {
      productId,
      variantId: rest.length === 2 ? (rest[0] ?? null) : null,
      seenStock: wholeNumberOf(rest.at(-1) ?? ''),
    }
  })
  .refine(({ productId, variantId }) => isUuid(productId) && (variantId === null || isUuid(variantId)))

export const productListFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('toggle'), ids, active: z.enum(['true', 'false']) }),
  z.object({ intent: z.literal('delete'), ids }),
  z.object({ intent: z.literal('restore'), ids }),
  z.object({ intent: z.literal('duplicate'), id: z.uuid() }),
  z.object({
    intent: z.literal('adjust-stock'),
    kind: z.enum(['set', 'add']),
    units: wholeNumber.pipe(z.number().min(-1_000_000).max(1_000_000)),
    shelves: z
      .array(shelfAndStock)
      .min(1)
      .max(MANAGED_PER_PAGE * productLimits.rows),
  }),
])
type Intent = z.infer<typeof productListFormSchema>

const failureOf: Record<Intent['intent'], string> = {
  toggle: failures.toggleProduct,
  delete: failures.deleteProduct,
  restore: failures.restoreProduct,
  duplicate: failures.duplicateProduct,
  'adjust-stock': failures.adjustStock,
}

/** Everything that is done from the list, to one product or to many. */
export async function changeProducts(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await formOf(request)
  const sent = tryForm(productListFormSchema, form)
  if (sent?.intent === 'delete') await requireFreshProof({ request, context, form })
  return answerOrGoBack(request, context, {
    list: pathTo('adminProducts'),
    failure: refusedWith(failureOf[sent?.intent ?? 'toggle']),
    form: sent?.intent === 'duplicate' ? undefined : form,
    run: async (context) => {
      if (!sent) return refusedWith(bulkRefusals.nothingSelected)
      return sent.intent === 'duplicate' ? duplicate(sent.id, form, context) : perform(sent, context)
    },
  })
}

/** Leads to the copy, so its transaction is over before the answer is made. */
async function duplicate(productId: string, form: FormData, context: Readonly<RouterContextProvider>) {
  const actor = actorOf(context)
  const answer = await answerForm(context, form, (shop) => duplicateProduct(shop, { actor, productId }))
  if (!answer.ok) return refusedWith(bulkRefusals.productNotFound)
  const { id, name } = answer.value
  const said = { title: successes.productDuplicated, text: name }
  throw await redirectWithFlash(shopOf(context), pathTo('adminProduct', { id }), said)
}

async function perform(
  intent: Exclude<Intent, { intent: 'duplicate' }>,
  context: Readonly<RouterContextProvider>,
): Promise<FormAnswer> {
  const [shop, actor] = [shopOf(context), actorOf(context)]
  switch (intent.intent) {
    case 'toggle': {
      const active = intent.active === 'true'
      const answer = await setProductsActive(shop, { actor, productIds: intent.ids, active })
      return answer.ok
        ? named(toggled(active, answer.value.names.length), answer.value)
        : refusedWith(bulkRefusals.productNotFound)
    }
    case 'delete': {
      const answer = await deleteProducts(shop, { actor, productIds: intent.ids })
      if (!answer.ok) return refusedWith(bulkRefusals.productNotFound)
      const count = answer.value.names.length
      return named(count === 1 ? successes.productDeleted : successes.productsDeleted(count), answer.value)
    }
    case 'restore': {
      const answer = await restoreProducts(shop, { actor, productIds: intent.ids })
      if (!answer.ok) return refusedWith(bulkRefusals.productNotFound)
      const count = answer.value.names.length
      return named(count === 1 ? successes.productRestored : successes.productsRestored(count), answer.value)
    }
    case 'adjust-stock': {
      const answer = await adjustStock(shop, { actor, ...intent })
      if (!answer.ok) return refusedWith(stockRefusal(answer))
      return named(successes.stockAdjusted(answer.value.names.length), answer.value)
    }
  }
}

const named = (title: string, { names }: { names: readonly string[] }) =>
  done({ title, text: namesInToast(names) })

function toggled(active: boolean, count: number): string {
  if (count === 1) return active ? successes.productActivated : successes.productDeactivated
  return active ? successes.productsActivated(count) : successes.productsDeactivated(count)
}

function stockRefusal(refusal: Exclude<Awaited<ReturnType<typeof adjustStock>>, { ok: true }>): string {
  switch (refusal.code) {
    case 'product-not-found':
      return bulkRefusals.productNotFound
    case 'stock-moved':
      return bulkRefusals.stockMoved(refusal.details.products)
    case 'stock-out-of-range':
      return bulkRefusals.outOfRange(refusal.details.products)
  }
}
