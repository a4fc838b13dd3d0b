import type { findProduct } from '#shop/catalogue/find-product.ts'

/** What the page knows of its product. */
export type ProductOnPage = NonNullable<Awaited<ReturnType<typeof findProduct>>>
