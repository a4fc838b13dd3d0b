import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import {
  bulkRefusals,
  adminCatalogueFailures as failures,
  namesInToast,
  adminCatalogueSuccesses as successes,
} from '#catalogue/products/copy/admin-catalogue.ts'
import { MANAGED_PER_PAGE } from '#catalogue/products/domain/admin-list.ts'
import { productLimits } from '#catalogue/products/domain/product-input.ts'
import { adjustStock, type StockRefusal } from '#catalogue/products/use-cases/adjust-stock.ts'
import { deleteProducts, restoreProducts } from '#catalogue/products/use-cases/delete-products.ts'
import { setProductsActive } from '#catalogue/products/use-cases/set-products-active.ts'
import { readShelfKey } from '#catalogue/stock/domain/shelf.ts'
import { parseWholeNumber, wholeNumber } from '#platform/http/request/form-fields.server.ts'

const ids = z.array(z.uuid()).min(1).max(MANAGED_PER_PAGE)

/** For example 'product:12' or 'product:size:12': a shelf and the stock shown for it. */
export const shelfAndStock = z
  .string()
  .regex(/^.+:\d{1,9}$/)
  .transform((text, { addIssue }) => {
    const end = text.lastIndexOf(':')
    const shelf = readShelfKey(text.slice(0, end))
    if (shelf) return { ...shelf, seenStock: parseWholeNumber(text.slice(end + 1)) }
    addIssue('no shelf')
    return z.NEVER
  })

export const productListIntents = {
  toggle: intent({
    schema: z.object({ ids, active: z.enum(['true', 'false']) }),
    failed: failures.toggleProduct,
    run: ({ ids: productIds, active }, { shop, actor }) =>
      setProductsActive(shop, { actor, productIds, active: active === 'true' }),
    done: ({ names }, { active }) => named(toggled(active === 'true', names.length), names),
    refusals: () => bulkRefusals.productNotFound,
  }),
  delete: intent({
    schema: z.object({ ids }),
    failed: failures.deleteProduct,
    proof: true,
    run: ({ ids: productIds }, { shop, actor }) => deleteProducts(shop, { actor, productIds }),
    done: ({ names }) =>
      named(names.length === 1 ? successes.productDeleted : successes.productsDeleted(names.length), names),
    refusals: () => bulkRefusals.productNotFound,
  }),
  restore: intent({
    schema: z.object({ ids }),
    failed: failures.restoreProduct,
    run: ({ ids: productIds }, { shop, actor }) => restoreProducts(shop, { actor, productIds }),
    done: ({ names }) =>
      named(names.length === 1 ? successes.productRestored : successes.productsRestored(names.length), names),
    refusals: () => bulkRefusals.productNotFound,
  }),
  'adjust-stock': intent({
    schema: z.object({
      kind: z.enum(['set', 'add']),
      units: wholeNumber.pipe(z.number().min(-1_000_000).max(1_000_000)),
      shelves: z
        .array(shelfAndStock)
        .min(1)
        .max(MANAGED_PER_PAGE * productLimits.rows),
    }),
    failed: failures.adjustStock,
    run: (sent, { shop, actor }) => adjustStock(shop, { actor, ...sent }),
    done: ({ names }) => named(successes.stockAdjusted(names.length), names),
    refusals: stockSentence,
  }),
}

const named = (title: string, names: readonly string[]) => ({ title, text: namesInToast(names) })

function toggled(active: boolean, count: number): string {
  if (count === 1) return active ? successes.productActivated : successes.productDeactivated
  return active ? successes.productsActivated(count) : successes.productsDeactivated(count)
}

export function stockSentence(refusal: StockRefusal): string {
  switch (refusal.code) {
    case 'product-not-found':
      return bulkRefusals.productNotFound
    case 'stock-moved':
      return bulkRefusals.stockMoved(refusal.details.products)
    case 'stock-out-of-range':
      return bulkRefusals.outOfRange(refusal.details.products)
  }
}

export const changeProducts = adminAction(productListIntents, {
  back: pathTo('adminProducts'),
  unreadable: bulkRefusals.nothingSelected,
})
