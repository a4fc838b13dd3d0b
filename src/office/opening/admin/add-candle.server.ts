import { z } from 'zod'
import type { AdminRequest } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { addProductImages } from '#catalogue/images/use-cases/add-product-images.ts'
import { parseWhole } from '#catalogue/products/domain/field-kinds.ts'
import { newProductInput } from '#catalogue/products/domain/product-input.ts'
import { readProductInput } from '#catalogue/products/domain/read-product-input.ts'
import { slugFrom } from '#catalogue/products/domain/slug.ts'
import { createProduct } from '#catalogue/products/use-cases/create-product.ts'
import { openingCopy as words } from '#office/opening/admin-copy.ts'
import { formatDecimal } from '#platform/domain/format-number.ts'
import { textUpTo } from '#platform/http/request/form-fields.server.ts'
import { answerOnce } from '#platform/operations/request-answers.ts'
import { imageRefusals } from '#ui/copy/images.ts'
import { goingTo, savedAndOn, wrong } from './step-answer.server.ts'

const typed = textUpTo(300)

export const candleSchema = z.object({
  name: typed,
  price: typed,
  weight: typed,
  stock: typed,
  photo: z.union([z.undefined(), z.instanceof(File)]).catch(undefined),
})

type SentCandle = z.output<typeof candleSchema>

/** The first candle, with what it cannot be sold without; the page of the product has the rest. */
export async function addCandle(sent: SentCandle, { shop, actor, requestName }: AdminRequest) {
  const { photo, ...fields } = sent
  const { faults } = words.candle
  const grams = sent.weight.trim() === '' ? 0 : parseWhole(sent.weight)
  const read = readProductInput({
    ...newProductInput,
    name: sent.name,
    slug: slugFrom(sent.name),
    price: sent.price,
    stockQuantity: sent.stock,
    weight: formatDecimal((grams ?? 0) / 1000),
  })
  const found = read.ok ? {} : read.details.faults
  const wrongFields = {
    ...((found.name || found.slug) && { name: faults.name }),
    ...(found.price && { price: faults.price }),
    ...((found.stockQuantity || parseWhole(sent.stock) === 0) && { stock: faults.stock }),
    ...((found.weight || grams === null) && { weight: faults.weight }),
    ...(!(photo && photo.size > 0) && { photo: words.candle.photoMissing }),
  }
  if (!read.ok || !photo || Object.keys(wrongFields).length > 0) return wrong(fields, wrongFields)
  const created = await answerOnce(shop, requestName, (inside) =>
    createProduct(inside, { actor, draft: read.value }),
  )
  if (!created.ok) return wrong(fields, { name: words.candle.taken })
  const { id: productId } = created.value
  const uploads = [{ fileName: photo.name, bytes: new Uint8Array(await photo.arrayBuffer()) }]
  const among = requestName.requestKey ? { batch: requestName.requestKey, place: 0 } : undefined
  const added = await addProductImages(shop, { actor, productId, uploads, among })
  const [left] = added.ok ? added.value.refused : [added]
  if (!left) return savedAndOn('mail')
  const text = `${words.candle.pictureLeft} ${imageRefusals[left.code]}`
  return goingTo(pathTo('adminProduct', { id: productId }), text)
}
