import { expect, it } from 'vitest'
import { EMPTY_SHELF, type Shelf, storefrontParts } from './storefront-parts.ts'

const on = { gifts: 'yes', quiz: 'yes', invoiceCpf: 'yes', newsletter: 'yes' }
const off = { gifts: '', quiz: '', invoiceCpf: '', newsletter: '' }
const sale = (offered: string) => ({ offered, step1: '', step2: '', step3: '', least: '', most: '' })
const full: Shelf = { fillsQuiz: true, fillsComparison: true, hasCollections: true, hasPosts: true }

it('shows nothing in a shop whose owner switched nothing on and wrote nothing', () => {
  const parts = storefrontParts({ features: off, vouchers: sale('') }, EMPTY_SHELF)
  expect(Object.values(parts)).not.toContain(true)
})

it('shows all of it in a shop that switched all on and fills it', () => {
  const parts = storefrontParts({ features: on, vouchers: sale('yes') }, full)
  expect(Object.values(parts)).not.toContain(false)
})

it('keeps the quiz away while it is switched off', () => {
  const parts = storefrontParts({ features: off, vouchers: sale('') }, full)
  expect(parts).toMatchObject({ quiz: false, compare: true, collections: true, blog: true })
})
