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

export async function addCandle(sent: SentCandle, { shop, actor, requestName }: AdminRequest) {
  const { photo } = sent
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
  const readFaults = read.ok ? {} : read.details.faults
  const wrongFields = {
    ...((readFaults.name || readFaults.slug) && { name: faults.name }),
    ...(readFaults.price && { price: faults.price }),
    ...((readFaults.stockQuantity || parseWhole(sent.stock) === 0) && { stock: faults.stock }),
    ...((readFaults.weight || grams === null) && { weight: faults.weight }),
    ...(!(photo && photo.size > 0) && { photo: words.candle.photoMissing }),
  }
  if (!read.ok || !photo || Object.keys(wrongFields).length > 0) return wrong(wrongFields)
  const created = await answerOnce(shop, requestName, (inside) =>
    createProduct(inside, { actor, draft: read.value }),
  )
  if (!created.ok) return wrong({ name: words.candle.taken })
  const { id: productId } = created.value
  const uploads = [{ fileName: photo.name, bytes: new Uint8Array(await photo.arrayBuffer()) }]
  const uploadPlace = requestName.requestKey ? { batch: requestName.requestKey, place: 0 } : undefined
  const addedImages = await addProductImages(shop, { actor, productId, uploads, among: uploadPlace })
  const [refusedImage] = addedImages.ok ? addedImages.value.refused : [addedImages]
  if (!refusedImage) return savedAndOn('mail')
  const text = `${words.candle.pictureLeft} ${imageRefusals[refusedImage.code]}`
  return goingTo(pathTo('adminProduct', { id: productId }), text)
}
