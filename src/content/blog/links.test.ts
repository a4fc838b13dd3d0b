import { expect, test } from 'vitest'
import { adminEntries } from '#app/frames/admin-entries.ts'
import { shopLinks } from '#app/frames/main-links.ts'
import { nothingFound, paletteGroups } from '#app/frames/palette-entries.ts'
import { EMPTY_SHELF, storefrontParts } from '#settings/domain/storefront-parts.ts'

const parts = storefrontParts(
  {
    features: { gifts: '', quiz: '', invoiceCpf: '', newsletter: '', batchCounts: '' },
    vouchers: { offered: '', step1: '', step2: '', step3: '', least: '', most: '' },
  },
  EMPTY_SHELF,
)

test('the menu leads to the blog once there is a post', () => {
  const linksWith = (blog: boolean) => shopLinks({ pages: [], parts: { ...parts, blog } }).main
  expect(linksWith(true).at(-1)).toMatchObject({ to: '/blog', label: 'Blog' })
  expect(linksWith(false).map(({ to }) => to)).not.toContain('/blog')
})

test('the back office names the blog, and its palette begins a post', () => {
  expect(adminEntries).toContainEqual(expect.objectContaining({ to: '/admin/blog', label: 'Blog' }))
  const paletteEntries = paletteGroups('novo post', nothingFound).flatMap(({ entries }) => entries)
  expect(paletteEntries.map(({ to }) => to)).toEqual(['/admin/blog/novo'])
})
