import { expect, it } from 'vitest'
import { OptionalPagesContext } from '#catalogue/products/storefront/optional-pages.ts'
import { renderMarkup } from '../../../../tests/support/render-markup.tsx'
import type { Favourite } from './favourite-card.tsx'
import { FavouritesGrid } from './favourites-grid.tsx'

const favourite = (slug: string, active: boolean): Favourite => ({
  id: slug,
  slug,
  name: `Vela ${slug}`,
  active,
  price: 9_000,
  priceBefore: null,
  from: null,
  size: null,
  cover: null,
  hoverImage: null,
  stockQuantity: 5,
  minStockLevel: 2,
  hasVariants: false,
  variant: null,
  scent: null,
  rating: null,
  kitKind: null,
})

it('shows a deactivated favourite as unavailable: its heart works, and nothing leads to its page', () => {
  const html = renderMarkup(<FavouritesGrid products={[favourite('figo', false), favourite('mel', true)]} />)
  expect(html).toContain('Vela figo')
  expect(html.split('Indisponível')).toHaveLength(2)
  expect(html).not.toContain('/produto/figo')
  expect(html).toContain('/produto/mel')
  expect(html.split('value="figo"')).toHaveLength(2)
})

const withComparison = (compare: string | undefined, products: readonly Favourite[]) =>
  renderMarkup(
    <OptionalPagesContext value={{ compare }}>
      <FavouritesGrid products={products} />
    </OptionalPagesContext>,
  )

it('offers to compare two favourites on sale if there is a page for it', () => {
  const two = [favourite('figo', true), favourite('mel', true)]
  const html = withComparison('/comparar', two)
  expect(html).toContain('action="/comparar"')
  expect(html.split('name="velas"')).toHaveLength(3)
  expect(withComparison(undefined, two)).not.toContain('name="velas"')
  expect(withComparison('/comparar', [favourite('figo', false), favourite('mel', true)])).not.toContain(
    'name="velas"',
  )
})
