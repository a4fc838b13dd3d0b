import { expect, test } from 'vitest'
import { shopLinks } from '#app/frames/main-links.ts'
import { EMPTY_SHELF, storefrontParts } from '#settings/domain/storefront-parts.ts'

const parts = storefrontParts(
  {
    features: { gifts: '', quiz: '', invoiceCpf: '', newsletter: '', batchCounts: '' },
    vouchers: { offered: '', step1: '', step2: '', step3: '', least: '', most: '' },
  },
  EMPTY_SHELF,
)

test('the menu leads to the comparison if there are candles to compare', () => {
  const linksWith = (compare: boolean) => shopLinks({ pages: [], parts: { ...parts, compare } }).more
  expect(linksWith(true)[0]).toMatchObject({ to: '/comparar', label: 'Comparar velas' })
  expect(linksWith(false).map(({ to }) => to)).not.toContain('/comparar')
})
