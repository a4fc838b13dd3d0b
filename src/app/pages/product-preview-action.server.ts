import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { describeProduct } from '#catalogue/product-page/storefront/product-view.server.ts'
import {
  productFormSchema,
  productInputFrom,
} from '#catalogue/products/admin/form/product-form-schema.server.ts'
import { faultySections } from '#catalogue/products/admin/form/section-fields.ts'
import { sectionNames } from '#catalogue/products/copy/admin-form-sections.ts'
import { readProductInput } from '#catalogue/products/domain/read-product-input.ts'
import { previewProduct } from '#catalogue/products/use-cases/preview-product.ts'
import { paymentChoice, storedPixDiscount } from '#payments/use-cases/payment-terms.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import { MAX_IMAGES_PER_PRODUCT } from '#platform/images/image-limits.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { batchLinks } from './batch-links.server.ts'

export const productPreviewSchema = productFormSchema.extend({
  chosenImage: z.array(z.string().startsWith('blob:').max(200)).max(MAX_IMAGES_PER_PRODUCT),
})

export async function showPreview(
  request: Request,
  context: Readonly<RouterContextProvider>,
  imagesOf: string,
) {
  const { chosenImage, ...form } = readForm(productPreviewSchema, await readFormData(request))
  const input = readProductInput(productInputFrom(form))
  if (!input.ok)
    return {
      shown: null,
      toCheck: [...faultySections(input.details.faults)].map((name) => sectionNames[name]),
    }
  const shop = shopOf(context)
  const beside = storedPixDiscount
  const { product, card } = await previewProduct(shop, { draft: input.value, imagesOf, beside })
  const { pixDiscountPercent } = paymentChoice(shop, product.beside)
  const images = [...product.images, ...chosenImage.map(unsent)]
  const description = describeProduct(
    { ...product, images },
    {
      pixDiscountPercent,
      batchLinks: batchLinks(shop),
    },
  )
  return { shown: { ...description, card: { ...card, cover: images[0] ?? null } }, toCheck: [] }
}

const unsent = (url: string): ImageInfo => ({ url, width: 800, height: 1000, alt: '' })
