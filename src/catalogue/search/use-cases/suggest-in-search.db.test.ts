import { describe, expect, test } from 'vitest'
import { openStorefront } from '../../../../tests/support/storefront-fixture.ts'
import { forgetMissedSearches, listMissedSearches, recordMissedSearch } from './missed-searches.ts'
import { RANKED, suggestInSearch } from './suggest-in-search.ts'

const { pool, shop, addCandle, addCategory } = await openStorefront()

const suggest = (text: string) => suggestInSearch(shop, { text })

describe('while somebody types', () => {
  test('candles, collections and posts that begin so are suggested', async () => {
    const jardim = await addCategory('Jardim')
    await addCategory('Jardim secreto', false)
    await addCandle({ name: 'Jasmim da Noite', category: jardim, price: 89.9 })
    await addCandle({ name: 'Oculta do jardim', active: false })
    for (const [slug, title, published] of [
      ['jasmim', 'O jasmim abre à noite', true],
      ['rascunho', 'Jasmim em rascunho', false],
    ])
      await pool.query('insert into blog_posts (slug, title, published) values ($1, $2, $3)', [
        slug,
        title,
        published,
      ])
    expect(await suggest('ja')).toMatchObject({
      products: [{ slug: 'jasmim-da-noite', name: 'Jasmim da Noite', price: 8990 }],
      collections: [{ slug: 'Jardim', name: 'Jardim' }],
      posts: [{ slug: 'jasmim' }],
      isNear: false,
    })
    expect(await suggest('jasnim')).toMatchObject({ products: [{ slug: 'jasmim-da-noite' }], isNear: true })
  })

  test('five candles are enough, and the whole number is said', async () => {
    for (let number = 1; number <= 7; number++) await addCandle({ name: `Figo ${number}` })
    const { products, total } = await suggest('fig')
    expect([products.length, total]).toEqual([5, 7])
  })

  test('thousands are not counted', async () => {
    await pool.query(
      `insert into products (name, slug, price) select 'Figo ' || n, 'figo-' || n, 50 from generate_series(1, ${RANKED}) n`,
    )
    const { products, total } = await suggest('fig')
    expect([products.length, total]).toEqual([5, null])
  })

  const noMatches = { products: [], isNear: false, collections: [], posts: [] }

  test('words without products suggest nothing', async () => {
    await addCandle({ name: 'Rosa' })
    expect(await suggest('pneu')).toEqual({ ...noMatches, total: 0 })
  })

  test.each(['', '  ', 'velas', '%', "'", 'os', 'os pneu'])(
    'shows no suggestions for %j and leaves the answer to the result list',
    async (text) => {
      await addCandle({ name: 'Rosa' })
      expect(await suggest(text)).toEqual({ ...noMatches, total: text === 'os pneu' ? 0 : null })
    },
  )
})

describe('a search that found nothing', () => {
  const missed = async () => (await listMissedSearches(shop)).map(({ words, times }) => [words, times])

  test('is counted by its words, whatever their accents, and never with somebody’s number or address', async () => {
    for (const search of ['Maracujá', 'maracuja', 'Sândalo azul', 'x', 'p'.repeat(61)])
      await recordMissedSearch(shop, search)
    for (const search of ['helena@exemplo.com.br', '11 99999-0000', '529.982.247-25', 'pedido 123456'])
      await recordMissedSearch(shop, search)
    expect(await missed()).toEqual([
      ['maracuja', 2],
      ['sandalo azul', 1],
    ])
  })

  test('is forgotten after a year', async () => {
    await pool.query("update missed_searches set last_at = '2025-11-01' where words = 'maracuja'")
    await forgetMissedSearches(shop)
    expect(await missed()).toEqual([['sandalo azul', 1]])
  })

  test('fills no disk: two thousand different ones are kept', async () => {
    await pool.query(
      "insert into missed_searches (words, last_at) select 'nada ' || n, timestamptz '2026-01-01' from generate_series(1, 1999) n",
    )
    await recordMissedSearch(shop, 'mais uma')
    await recordMissedSearch(shop, 'sândalo azul')
    const { rows } = await pool.query('select count(*)::int as rows from missed_searches')
    expect(rows).toEqual([{ rows: 2000 }])
    const stored = await pool.query("select times from missed_searches where words = 'mais uma'")
    expect(stored.rows, 'the newest is kept').toEqual([{ times: 1 }])
    expect((await missed())[0]).toEqual(['sandalo azul', 2])
  })
})
