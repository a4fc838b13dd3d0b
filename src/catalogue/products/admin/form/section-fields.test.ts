import { expect, test } from 'vitest'
import { faultySections } from './section-fields.ts'

test('an error belongs to the section of its field', () => {
  expect([...faultySections({ name: 'required', slug: 'required' })]).toEqual(['basics'])
  expect([...faultySections({ cost: 'not-money', 'variants.2.sku': 'sku-taken' })]).toEqual([
    'prices',
    'variants',
  ])
  expect([
    ...faultySections({ saleFrom: 'price-not-asked', 'faq.0': 'row-incomplete', width: 'not-length' }),
  ]).toEqual(['promotion', 'faq', 'dimensions'])
  expect([...faultySections({ variants: 'too-many-rows' })]).toEqual(['variants'])
  expect(faultySections({}).size).toBe(0)
})
