import {
  type AdminRequest,
  adminAction,
  intent,
  refusedWith,
} from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { kitWithoutShelf } from '#catalogue/kits/admin-copy.ts'
import {
  adminCatalogueFailures as failures,
  adminCatalogueSuccesses as successes,
} from '#catalogue/products/copy/admin-catalogue.ts'
import { promotionForm } from '#catalogue/products/copy/admin-form-sections.ts'
import { productForm as copy, faultAt } from '#catalogue/products/copy/admin-product-form.ts'
import { productsQuery } from '#catalogue/products/domain/admin-list.ts'
import { normaliseLine } from '#catalogue/products/domain/field-kinds.ts'
import { lacksRequired, type ProductFaults } from '#catalogue/products/domain/product-faults.ts'
import type { ProductDraft, ProductInput } from '#catalogue/products/domain/product-input.ts'
import { parseAddedUnits, readProductInput } from '#catalogue/products/domain/read-product-input.ts'
import { createProduct } from '#catalogue/products/use-cases/create-product.ts'
import { type UpdateRefusal, updateProduct } from '#catalogue/products/use-cases/update-product.ts'
import type { RecordedChange } from '#platform/audit/list-changes.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { chooseSeenVersion, parseWholeNumber } from '#platform/http/request/form-fields.server.ts'
import { answerOnce } from '#platform/operations/request-answers.ts'
import { done, type FormAnswer } from '#ui/form/form-answer.ts'
import { type ProductForm, productFormSchema, productInputFrom } from './product-form-schema.server.ts'

export type ProductFormAnswer = FormAnswer<{
  faults: ProductFaults
  /** Stock after sales during editing. The form treats it as seen from now on. */
  seenStock: number
  /** Changed stock of sizes, by size id. */
  seenSizes: Record<string, number>
  saleNotice: string
  /** Another user saved a newer version in the meantime. */
  conflict: { version: number; changes: RecordedChange[] }
}>

export const productFormIntents = {
  save: intent({
    schema: productFormSchema,
    failed: failures.saveProduct,
    // Images of a new product are added after its transaction.
    ownTransaction: true,
    async answer(form, request) {
      const input = productInputFrom(form)
      const read = readProductInput(input)
      if (read.ok)
        return (request.params.id === undefined ? create : update)(
          { form, input, draft: read.value },
          request,
        )
      const { faults } = read.details
      const sentence = lacksRequired(faults) ? copy.requiredMissing : copy.checkFields
      return { ...refusedWith(sentence), faults }
    },
  }),
}

interface Typed {
  form: ProductForm
  input: ProductInput
  draft: ProductDraft
}

async function create({ form, input, draft }: Typed, { shop, actor, requestName }: AdminRequest) {
  const created = await answerOnce(shop, requestName, (inside) => createProduct(inside, { actor, draft }))
  if (!created.ok) return refusal(created, input)
  const title = successes.productCreated
  const next = pathTo('adminProduct', created.value)
  // The browser uploads the images from the next page.
  if (form.imagesFollow) return { ...done({ title, text: `${draft.name}. ${copy.imagesFollow}` }), next }
  return { ...done({ title, text: draft.name }), next: buildListAddress(form) }
}

async function update({ form, input, draft }: Typed, { shop, actor, params, requestName }: AdminRequest) {
  const { id = '' } = params
  if (!isUuid(id)) return refusal({ code: 'product-not-found' }, input)
  const seen = { version: chooseSeenVersion(form), stock: form.seenStock, sizes: collectSeenStocks(input) }
  const edit = { actor, productId: id, seen, draft, added: parseAddedUnits(input) }
  const updated = await answerOnce(shop, requestName, (inside) => updateProduct(inside, edit))
  if (!updated.ok) return refusal(updated, input)
  return { ...done({ title: successes.productUpdated, text: draft.name }), next: buildListAddress(form) }
}

/** Sizes without a `seenStock` are left out, because they were added in this form. */
function collectSeenStocks({ variants }: ProductInput): Record<string, number> {
  return Object.fromEntries(
    variants.flatMap(({ id, seenStock }) => (id && seenStock ? [[id, parseWholeNumber(seenStock)]] : [])),
  )
}

function codeFaults({ sku, variants }: ProductInput, takenCodes: { sku: string }): ProductFaults {
  const fields = [['sku', sku], ...variants.map((row, place) => [`variants.${place}.sku`, row.sku])]
  return Object.fromEntries(
    fields.flatMap(([field, typed = '']) =>
      normaliseLine(typed) === takenCodes.sku ? [[field, 'taken' as const]] : [],
    ),
  )
}

function buildListAddress({ list }: ProductForm): string {
  return productsQuery.address(productsQuery.read(new URLSearchParams(list)))
}

function refusal(
  refusal: UpdateRefusal | { code: 'product-not-found' },
  input: ProductInput,
): ProductFormAnswer {
  const answer = (text: string, faults: ProductFaults = {}) => ({ ...refusedWith(text), faults })
  switch (refusal.code) {
    case 'slug-taken':
      return answer(copy.checkFields, { slug: 'taken' })
    case 'slug-in-bin':
      return answer(copy.checkFields, { slug: 'in-bin' })
    case 'sku-taken':
      return refusal.details
        ? answer(
            copy.skuTaken(refusal.details.sku, refusal.details.owner),
            codeFaults(input, refusal.details),
          )
        : answer(faultAt('sku', 'taken'))
    case 'size-in-use':
      return answer(copy.sizesInUse(refusal.details.sizes))
    case 'is-kit':
      return answer(kitWithoutShelf)
    case 'category-not-found':
      return answer(copy.checkFields, { categoryId: 'not-found' })
    case 'product-not-found':
      return answer(copy.notFound)
    case 'stock-moved': {
      const { moved } = refusal.details
      const sentence = copy.stockMoved(moved)
      const unsized = moved.find(({ size }) => size === null)
      if (unsized) return { ...answer(sentence), seenStock: unsized.now }
      const now = moved.flatMap(({ size, now }) => (size ? [[size.id, now] as const] : []))
      return { ...answer(sentence), seenSizes: { ...collectSeenStocks(input), ...Object.fromEntries(now) } }
    }
    case 'promotion-over':
      return answer(copy.checkFields, { saleUntil: 'promotion-over' })
    case 'price-not-asked': {
      const saleNotice = promotionForm.notAsked(refusal.details.day, refusal.details.size)
      return { ...answer(saleNotice, { saleFrom: 'price-not-asked' }), saleNotice }
    }
    case 'newer-version':
      return { ...answer(copy.conflict.title), conflict: refusal.details }
  }
}

export const saveProduct = adminAction<ProductFormAnswer>(productFormIntents, { otherwise: 'save' })
