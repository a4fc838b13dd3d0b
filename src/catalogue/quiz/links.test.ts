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

test('the menu leads to the quiz if the shop has one', () => {
  const linksWith = (quiz: boolean) => shopLinks({ pages: [], parts: { ...parts, quiz } }).more
  expect(linksWith(true)[0]).toMatchObject({ to: '/descobrir', label: 'Qual vela é a sua?' })
  expect(linksWith(false).map(({ to }) => to)).not.toContain('/descobrir')
})
