import { expect, test } from 'vitest'
import { faultySections } from './section-fields.ts'

test('an error belongs to the section of its field', () => {
  expect([...faultySections({ name: 'required', slug: 'required' })]).toEqual(['basics'])
  expect([...faultySections({ cost: 'unreadable', 'variants.2.sku': 'taken' })]).toEqual([
    'prices',
    'variants',
  ])
  expect([
    ...faultySections({ saleFrom: 'price-not-asked', 'faq.0.question': 'incomplete', width: 'unreadable' }),
  ]).toEqual(['promotion', 'faq', 'dimensions'])
  expect([...faultySections({ variants: 'too-much' })]).toEqual(['variants'])
  expect(faultySections({}).size).toBe(0)
})
