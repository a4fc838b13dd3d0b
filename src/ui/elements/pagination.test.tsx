import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderMarkup, tagWith } from '../../../tests/support/render-markup.tsx'
import { Pagination, pagesToShow } from './pagination.tsx'

const shape = (current: number, pageCount: number) =>
  pagesToShow(current, pageCount)
    .map((entry) => (entry.kind === 'gap' ? '…' : entry.page))
    .join(' ')

test.each([
  [1, 3, '1 2 3'],
  [1, 26, '1 2 3 … 26'],
  [4, 26, '1 2 3 4 5 … 26'],
  [5, 12, '1 … 4 5 6 … 12'],
  [26, 26, '1 … 24 25 26'],
  [3, 5, '1 2 3 4 5'],
])('page %i of %i shows %s', (current, pageCount, expected) => {
  expect(shape(current, pageCount)).toBe(expected)
})

test('on any page shows first, current and last in order, and a gap replaces at least two pages', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(place, ([current, pageCount]) => {
      const entries = pagesToShow(current, pageCount)
      const pages = entries.flatMap((entry) => (entry.kind === 'page' ? [entry.page] : []))
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
      for (const page of [1, current, pageCount]) expect(pages).toContain(page)
      for (const [index, entry] of entries.entries()) {
        const next = entries[index + 1]
        if (entry.kind === 'gap' && next?.kind === 'page') expect(next.page - entry.after).toBeGreaterThan(2)
      }
    }),
  )
})

test('every page is a plain link with its filters; the current one is marked', () => {
  const html = renderMarkup(
    <Pagination page={2} pageCount={3} hrefFor={(page) => `/produtos?search=mel&page=${page}`} />,
  )
  expect(tagWith(html, '<a', 'aria-current="page"')).toContain('page=2')
  expect(tagWith(html, '<a', 'rel="next"')).toContain('page=3')
})

test('shows no pagination for one page', () => {
  expect(renderMarkup(<Pagination page={1} pageCount={1} hrefFor={String} />)).toBe('')
})
