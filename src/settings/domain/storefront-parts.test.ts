import { expect, it } from 'vitest'
import { EMPTY_SHELF, type Shelf, storefrontParts } from './storefront-parts.ts'

const on = { gifts: 'yes', quiz: 'yes', invoiceCpf: 'yes', newsletter: 'yes' }
const off = { gifts: '', quiz: '', invoiceCpf: '', newsletter: '' }
const sale = (offered: string) => ({ offered, step1: '', step2: '', step3: '', least: '', most: '' })
const scented = { Topo: 'Limão', Coração: 'Rosa', Fundo: 'Cedro', Intensidade: '3 – Média' }
const shelf = (...candles: Shelf['candles']): Shelf => ({ candles, hasCollections: true, hasPosts: true })

it('shows nothing in a shop whose owner switched nothing on and wrote nothing', () => {
  const parts = storefrontParts({ features: off, vouchers: sale('') }, EMPTY_SHELF)
  expect(Object.values(parts)).not.toContain(true)
})

it('shows all of it in a shop that switched all on and fills it', () => {
  const parts = storefrontParts({ features: on, vouchers: sale('yes') }, shelf(scented, scented, scented))
  expect(Object.values(parts)).not.toContain(false)
})

it.each([
  ['two candles with notes and intensity', [scented, scented, {}], false],
  ['a third without an intensity', [scented, scented, { ...scented, Intensidade: '' }], false],
  ['a third without its base notes', [scented, scented, { ...scented, Fundo: '' }], false],
  ['three with both', [scented, scented, scented], true],
])('has a quiz with %s: %#', (_shelf, candles, isThere) => {
  expect(storefrontParts({ features: on, vouchers: sale('') }, shelf(...candles)).quiz).toBe(isThere)
})

it('keeps the quiz away while it is switched off', () => {
  const parts = storefrontParts({ features: off, vouchers: sale('') }, shelf(scented, scented, scented))
  expect(parts).toMatchObject({ quiz: false, compare: true, collections: true, blog: true })
})
