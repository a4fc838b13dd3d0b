import type { RouterContextProvider } from 'react-router'
import { pathTo } from '#addresses.ts'
import {
  adminCatalogueFailures as failures,
  adminCatalogueSuccesses as successes,
} from '#copy/admin/products/catalogue.ts'
import { productForm as copy, productFaults } from '#copy/admin/products/product-form.ts'
import { imageRefusals } from '#copy/product/images.ts'
import { promotionForm } from '#copy/product/promotion.ts'
import { readManagedQuery } from '#domain/catalogue/editing/managed-list.ts'
import type { ProductDraft } from '#domain/catalogue/editing/product-draft.ts'
import { lacksRequired, type ProductFaults } from '#domain/catalogue/editing/product-faults.ts'
import type { ProductInput } from '#domain/catalogue/editing/product-input.ts'
import { readProductInput } from '#domain/catalogue/editing/read-product-input.ts'
import { isUuid } from '#domain/uuid.ts'
import { addProductImages } from '#shop/admin/images/add-product-images.ts'
import { createProduct } from '#shop/admin/products/create-product.ts'
import { type UpdateRefusal, updateProduct } from '#shop/admin/products/update-product.ts'
import type { RecordedChange } from '#shop/audit/list-changes.ts'
import { actorOf, answerOrFail, refusedWith } from '#web/admin/answers.server.ts'
import { productListAddress } from '#web/admin/products/list/product-list-address.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { answerForm } from '#web/server/request/answer-form.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { redirectWithFlash } from '#web/server/request/flash.server.ts'
import { seenVersionOf, wholeNumberOf } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'
import { type ProductForm, productFormSchema, productInputFrom } from './product-form-schema.server.ts'

/** Why the product was not saved, with everything that was typed. */
export type ProductFormAnswer = FormAnswer<{
  input: ProductInput
  faults: ProductFaults
  /** Sales moved the stock; her form now saw this one. */
  seenStock: number
  /** The same of sizes, by their ids. */
  seenSizes: Record<string, number>
  /** From when on its price may stand as the one before a promotion. */
  saleNotice: string
  /** Somebody saved another version meanwhile. */
  conflict: { version: number; changes: RecordedChange[] }
}>

type Context = Readonly<RouterContextProvider>

export async function saveProduct(request: Request, context: Context, id: string | undefined) {
  const fields = await formOf(request)
  const form = readForm(productFormSchema, fields)
  const input = productInputFrom(form)
  const failure: ProductFormAnswer = { ...refusedWith(failures.saveProduct), input, faults: {} }
  return answerOrFail(context, {
    failure,
    run: async (): Promise<ProductFormAnswer> => {
      const read = readProductInput(input)
      if (!read.ok) {
        const { faults } = read.details
        const sentence = lacksRequired(faults) ? copy.requiredMissing : copy.checkFields
        return { ...refusedWith(sentence), input, faults }
      }
      return id === undefined
        ? create(context, { fields, form, input, draft: read.value })
        : update(context, { id, fields, form, input, draft: read.value })
    },
  })
}

interface Typed {
  fields: FormData
  form: ProductForm
  input: ProductInput
  draft: ProductDraft
}

async function create(context: Context, { fields, form, input, draft }: Typed): Promise<ProductFormAnswer> {
  const [shop, actor] = [shopOf(context), actorOf(context)]
  const created = await answerForm(context, fields, (inside) => createProduct(inside, { actor, draft }))
  if (!created.ok) return refusal(created, input)
  const files = form.images.filter((file) => file !== undefined)
  const left = await addImages(context, created.value.id, files)
  const flash = { title: successes.productCreated, text: draft.name }
  const address = pathTo('adminProduct', created.value)
  // The browser sends the images from there.
  if (form.imagesFollow)
    throw await redirectWithFlash(shop, address, { ...flash, text: `${draft.name}. ${copy.imagesFollow}` })
  if (left.length === 0) throw await redirectWithFlash(shop, listOf(form), flash)
  throw await redirectWithFlash(shop, address, {
    ...flash,
    text: `${draft.name}. ${copy.imagesRefused(left)}`,
    duration: 12_000,
  })
}

/** The product is there whatever becomes of its images; what was left out is said, with its reason. */
async function addImages(context: Context, productId: string, files: readonly File[]): Promise<string[]> {
  if (files.length === 0) return []
  const uploads = await Promise.all(
    files.map(async (file) => ({ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
  const added = await addProductImages(shopOf(context), { actor: actorOf(context), productId, uploads })
  if (!added.ok) return [imageRefusals[added.code]]
  return added.value.refused.map(({ fileName, code }) => `${fileName} (${imageRefusals[code]})`)
}

async function update(
  context: Context,
  { id, fields, form, input, draft }: Typed & { id: string },
): Promise<ProductFormAnswer> {
  const shop = shopOf(context)
  if (!isUuid(id)) return refusal({ code: 'product-not-found' }, input)
  const seen = { version: seenVersionOf(form), stock: form.seenStock, sizes: seenStocksOf(input) }
  const edit = { actor: actorOf(context), productId: id, seen, draft }
  const updated = await answerForm(context, fields, (inside) => updateProduct(inside, edit))
  if (!updated.ok) return refusal(updated, input)
  throw await redirectWithFlash(shop, listOf(form), { title: successes.productUpdated, text: draft.name })
}

/** A size whose row came without it was not there when the form was filled. */
function seenStocksOf({ variants }: ProductInput): Record<string, number> {
  return Object.fromEntries(
    variants.flatMap(({ id, seenStock }) => (id && seenStock ? [[id, wholeNumberOf(seenStock)]] : [])),
  )
}

const withSeenStock = ({ variants, ...input }: ProductInput, id: string, stock: number): ProductInput => ({
  ...input,
  variants: variants.map((row) => (row.id === id ? { ...row, seenStock: String(stock) } : row)),
})

/** Back to the list as it was when she left it. */
function listOf({ list }: ProductForm): string {
  return productListAddress(readManagedQuery(new URLSearchParams(list)))
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
      return answer(productFaults[refusal.code])
    case 'size-in-use':
      return answer(copy.sizesInUse(refusal.details.sizes))
    case 'category-not-found':
      return answer(copy.checkFields, { categoryId: 'category-not-found' })
    case 'product-not-found':
      return answer(copy.notFound)
    case 'stock-moved': {
      const { seen, now, size } = refusal.details
      const sentence = copy.stockMoved(seen, now, size?.name)
      return size === null
        ? { ...answer(sentence), seenStock: now }
        : { ...answer(sentence), input: withSeenStock(input, size.id, now), seenSizes: { [size.id]: now } }
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
