import { z } from 'zod'
import { byField } from '#catalogue/products/domain/product-fields.ts'
import type { ProductInput } from '#catalogue/products/domain/product-input.ts'
import {
  chosenFile,
  seenNumber,
  text,
  ticked,
  versionFields,
} from '#platform/http/request/form-fields.server.ts'
import { rowFields } from './section-fields.ts'

const column = z.array(text)

export const productFormSchema = z.object({
  ...byField(() => text),
  active: ticked,
  featured: ticked,
  categoryId: text,
  length: text,
  width: text,
  height: text,
  [rowFields.feature]: column,
  [rowFields.specificationName]: column,
  [rowFields.specificationValue]: column,
  [rowFields.question]: column,
  [rowFields.answer]: column,
  [rowFields.variantId]: column,
  [rowFields.variantName]: column,
  [rowFields.variantAdjustment]: column,
  [rowFields.variantPrice]: column,
  [rowFields.variantSeenPrice]: column,
  [rowFields.variantAttributes]: column,
  [rowFields.burningHours]: column,
  [rowFields.weight]: column,
  [rowFields.dimensions]: column,
  [rowFields.salePrice]: column,
  [rowFields.variantImage]: column,
  [rowFields.seenStock]: column,
  [rowFields.stockQuantity]: column,
  [rowFields.addedStock]: column,
  [rowFields.minStockLevel]: column,
  [rowFields.cost]: column,
  [rowFields.sku]: column,
  [rowFields.barcode]: column,
  [rowFields.pair]: column,
  ...versionFields,
  seenStock: seenNumber,
  addedStock: text,
  /** The list that the owner came from. */
  list: text,
  images: z.array(chosenFile),
  /** The browser sends them afterwards, one by one. */
  imagesFollow: ticked,
})
export type ProductForm = z.output<typeof productFormSchema>

/** The columns of the rows become rows. */
export function productInputFrom(form: ProductForm): ProductInput {
  const { version, overVersion, seenStock, list, images, imagesFollow, ...typed } = form
  const { specificationName, specificationValue, faqQuestion, faqAnswer, ...rest } = typed
  const { variantId, variantName, variantAdjustment, variantAttributes, variantPrice, ...others } = rest
  const { variantBurningHours, variantWeight, variantDimensions, variantSalePrice, variantImage, ...more } =
    others
  const {
    variantSeenPrice,
    variantSeenStock,
    variantAdded,
    variantStock,
    variantMinimum,
    variantCost,
    variantSku,
    variantBarcode,
    ...input
  } = more
  return {
    ...input,
    specifications: specificationName.map((name, row) => ({ name, value: specificationValue[row] ?? '' })),
    faq: faqQuestion.map((question, row) => ({ question, answer: faqAnswer[row] ?? '' })),
    variants: variantName.map((name, row) => ({
      id: variantId[row] ?? '',
      name,
      priceAdjustment: variantAdjustment[row] ?? '',
      price: variantPrice[row] ?? '',
      seenPrice: variantSeenPrice[row] ?? '',
      attributes: variantAttributes[row] ?? '',
      burningHours: variantBurningHours[row] ?? '',
      weight: variantWeight[row] ?? '',
      dimensions: variantDimensions[row] ?? '',
      salePrice: variantSalePrice[row] ?? '',
      image: variantImage[row] ?? '',
      seenStock: variantSeenStock[row] ?? '',
      addedStock: variantAdded[row] ?? '',
      stockQuantity: variantStock[row] ?? '',
      minStockLevel: variantMinimum[row] ?? '',
      cost: variantCost[row] ?? '',
      sku: variantSku[row] ?? '',
      barcode: variantBarcode[row] ?? '',
    })),
  }
}
