import { expect, test } from 'vitest'
import { readShelfKey, shelfKey } from './shelf.ts'

const productId = '0b0c1d2e-0000-4000-8000-000000000001'
const variantId = '0b0c1d2e-0000-4000-8000-000000000002'

test.each([
  { productId, variantId: null },
  { productId, variantId },
])('a written shelf key is read as the same shelf', (shelf) => {
  expect(readShelfKey(shelfKey(shelf))).toEqual(shelf)
})

test.each(['', 'x', `${productId}:`, `${productId}:x`, `${productId}:${variantId}:12`])(
  'rejects another text as a shelf: %j',
  (text) => {
    expect(readShelfKey(text)).toBeNull()
  },
)
