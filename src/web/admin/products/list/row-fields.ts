/** The names of the form's rows, which the editors and the reader share: one field per column, in the order of the rows. */
export const rowFields = {
  feature: 'features',
  specificationName: 'specificationName',
  specificationValue: 'specificationValue',
  question: 'faqQuestion',
  answer: 'faqAnswer',
  variantId: 'variantId',
  variantName: 'variantName',
  variantAdjustment: 'variantAdjustment',
  variantAttributes: 'variantAttributes',
  burningHours: 'variantBurningHours',
  weight: 'variantWeight',
  dimensions: 'variantDimensions',
  salePrice: 'variantSalePrice',
  variantImage: 'variantImage',
  pair: 'pairs',
} as const
