import type { ProductSlots } from '#catalogue/product-page/storefront/product-slots.ts'
import { RestockOffer } from '#catalogue/restock/storefront/restock-offer.tsx'

export const productSlots: ProductSlots = {
  SoldOutOffer: RestockOffer,
}
