import { expect, test } from 'vitest'
import { type KitOnPage, withChosen } from '#catalogue/kits/storefront/kit-view.server.ts'

const part = (slug: string, note: string | null = null) => ({
  id: `id-of-${slug}`,
  name: slug,
  size: '120 g',
  count: 1,
  stock: note ? 0 : 9,
  slug,
  price: 7990,
  image: null,
  note,
})

test('a link chooses what can be had of the best that it names, as many as the kit takes', () => {
  const parts = [part('cedro'), part('jasmim', 'esgotada'), part('lavanda'), part('mel'), part('rosa')]
  const kit: KitOnPage = { kind: 'choose', choices: 3, repeats: false, parts, preselectedIds: [] }
  const wantedIds = (slugs: string | null) => withChosen(kit, slugs)?.preselectedIds
  expect(wantedIds('cha-branco,rosa,jasmim,mel,mel,cedro,lavanda')).toEqual([
    'id-of-rosa',
    'id-of-mel',
    'id-of-cedro',
  ])
  expect(wantedIds('lavanda')).toEqual(['id-of-lavanda'])
  expect(wantedIds(null)).toEqual([])
})
