import { expect, test } from 'vitest'
import { features, filesOfFeature } from '../../scripts/feature-files.ts'

test.each(features)('`npm run numbers` finds where $name begins, and goes on from there', (feature) => {
  expect(filesOfFeature(feature).length).toBeGreaterThan(feature.entries.length)
})

test('a feature is followed by the names that are used, not by all that a file imports', () => {
  const [addToCart] = features
  const files = addToCart ? filesOfFeature(addToCart) : []
  expect(files).toContain('catalogue/products/use-cases/selling-price.ts')
  expect(files, 'beside it in the same table of actions').not.toContain(
    'checkout/cart/use-cases/save-cart-coupon.ts',
  )
})
