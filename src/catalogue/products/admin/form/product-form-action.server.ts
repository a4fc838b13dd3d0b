import {
  type AdminRequest,
  adminAction,
  intent,
  refusedWith,
} from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { addProductImages } from '#catalogue/images/use-cases/add-product-images.ts'
import { kitWithoutShelf } from '#catalogue/kits/admin-copy.ts'
import {
  adminCatalogueFailures as failures,
  adminCatalogueSuccesses as successes,
} from '#catalogue/products/copy/admin-catalogue.ts'
import { promotionForm } from '#catalogue/products/copy/admin-form-sections.ts'
import { productForm as copy, productFaults } from '#catalogue/products/copy/admin-product-form.ts'
import { readAdminQuery, writeAdminQuery } from '#catalogue/products/domain/admin-list.ts'
import { normaliseLine } from '#catalogue/products/domain/field-kinds.ts'
import { lacksRequired, type ProductFaults } from '#catalogue/products/domain/product-faults.ts'
import type { ProductDraft, ProductInput } from '#catalogue/products/domain/product-input.ts'
import { addedUnitsOf, readProductInput } from '#catalogue/products/domain/read-product-input.ts'
import { createProduct } from '#catalogue/products/use-cases/create-product.ts'
import {
  type MovedStock,
  type UpdateRefusal,
  updateProduct,
} from '#catalogue/products/use-cases/update-product.ts'
import type { RecordedChange } from '#platform/audit/list-changes.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { seenVersionOf, wholeNumberOf } from '#platform/http/request/form-fields.server.ts'
import { answerOnce } from '#platform/operations/request-answers.ts'
import { imageRefusals } from '#ui/copy/images.ts'
import { done, type FormAnswer } from '#ui/form/form-answer.ts'
import { type ProductForm, productFormSchema, productInputFrom } from './product-form-schema.server.ts'

/** Why the product was not saved, with everything that was typed. */
export type ProductFormAnswer = FormAnswer<{
  input: ProductInput
  faults: ProductFaults
  /** Sales moved the stock; the owner's form now saw this one. */
  seenStock: number
  /** The same of sizes, by their ids. */
  seenSizes: Record<string, number>
  /** From when on its price may stand as the one before a promotion. */
  saleNotice: string
  /** Somebody saved another version meanwhile. */
  conflict: { version: number; changes: RecordedChange[] }
}>

/** Creates a product, or changes the one of the address. */
export const productFormIntents = {
  save: intent({
    schema: productFormSchema,
    failed: (form): ProductFormAnswer => ({
      ...refusedWith(failures.saveProduct),
      input: productInputFrom(form),
      faults: {},
    }),
    // The images of a new product follow after its transaction.
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
      return { ...refusedWith(sentence), input, faults }
    },
  }),
}

interface Typed {
  form: ProductForm
  input: ProductInput
  draft: ProductDraft
}

async function create({ form, input, draft }: Typed, request: AdminRequest) {
  const { shop, actor, requestName } = request
  const created = await answerOnce(shop, requestName, (inside) => createProduct(inside, { actor, draft }))
  if (!created.ok) return refusal(created, input)
  const files = form.images.filter((file) => file !== undefined)
  const left = await addImages(created.value.id, files, request)
  const title = successes.productCreated
  const next = pathTo('adminProduct', created.value)
  // The browser sends the images from there.
  if (form.imagesFollow) return { ...done({ title, text: `${draft.name}. ${copy.imagesFollow}` }), next }
  if (left.length === 0) return { ...done({ title, text: draft.name }), next: listOf(form) }
  const text = `${draft.name}. ${copy.imagesRefused(left)}`
  return { ...done({ title, text, duration: 12_000 }), next }
}

/** The product is there whatever becomes of its images; what was left out is said, with its reason. */
async function addImages(
  productId: string,
  files: readonly File[],
  { shop, actor }: AdminRequest,
): Promise<string[]> {
  if (files.length === 0) return []
  const uploads = await Promise.all(
    files.map(async (file) => ({ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
  const added = await addProductImages(shop, { actor, productId, uploads })
  if (!added.ok) return [imageRefusals[added.code]]
  return added.value.refused.map(({ fileName, code }) => `${fileName} (${imageRefusals[code]})`)
}

async function update({ form, input, draft }: Typed, { shop, actor, params, requestName }: AdminRequest) {
  const { id = '' } = params
  if (!isUuid(id)) return refusal({ code: 'product-not-found' }, input)
  const seen = { version: seenVersionOf(form), stock: form.seenStock, sizes: seenStocksOf(input) }
  const edit = { actor, productId: id, seen, draft, added: addedUnitsOf(input) }
  const updated = await answerOnce(shop, requestName, (inside) => updateProduct(inside, edit))
  if (!updated.ok) return refusal(updated, input)
  return { ...done({ title: successes.productUpdated, text: draft.name }), next: listOf(form) }
}

/** A size whose row came without it was not there when the form was filled. */
function seenStocksOf({ variants }: ProductInput): Record<string, number> {
  return Object.fromEntries(
    variants.flatMap(({ id, seenStock }) => (id && seenStock ? [[id, wholeNumberOf(seenStock)]] : [])),
  )
}

function withSeenStocks({ variants, ...input }: ProductInput, moved: readonly MovedStock[]): ProductInput {
  const stocks = new Map(moved.map(({ size, now }) => [size?.id, String(now)]))
  return {
    ...input,
    variants: variants.map((row) => ({ ...row, seenStock: stocks.get(row.id) ?? row.seenStock })),
  }
}

/** The fields that have the code of another. */
function codeFaults({ sku, variants }: ProductInput, taken: { sku: string }): ProductFaults {
  const fields = [['sku', sku], ...variants.map((row, place) => [`variants.${place}.sku`, row.sku])]
  return Object.fromEntries(
    fields.flatMap(([field, typed = '']) =>
      normaliseLine(typed) === taken.sku ? [[field, 'sku-taken' as const]] : [],
    ),
  )
}

/** Back to the list as it was when the owner left it. */
function listOf({ list }: ProductForm): string {
  const query = readAdminQuery(new URLSearchParams(list))
  return pathTo('adminProducts', {}, writeAdminQuery(query))
}

function refusal(
  refusal: UpdateRefusal | { code: 'product-not-found' },
  input: ProductInput,
): ProductFormAnswer {
  const answer = (text: string, faults: ProductFaults = {}) => ({ ...refusedWith(text), input, faults })
  switch (refusal.code) {
    case 'slug-taken':
    case 'slug-in-bin':
      return answer(copy.checkFields, { slug: refusal.code })
    case 'sku-taken':
      return refusal.details
        ? answer(
            copy.skuTaken(refusal.details.sku, refusal.details.owner),
            codeFaults(input, refusal.details),
          )
        : answer(productFaults[refusal.code])
    case 'size-in-use':
      return answer(copy.sizesInUse(refusal.details.sizes))
    case 'is-kit':
      return answer(kitWithoutShelf)
    case 'category-not-found':
      return answer(copy.checkFields, { categoryId: 'category-not-found' })
    case 'product-not-found':
      return answer(copy.notFound)
    case 'stock-moved': {
      const { moved } = refusal.details
      const sentence = copy.stockMoved(moved)
      const own = moved.find(({ size }) => size === null)
      if (own) return { ...answer(sentence), seenStock: own.now }
      const followed = withSeenStocks(input, moved)
      return { ...answer(sentence), input: followed, seenSizes: seenStocksOf(followed) }
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
