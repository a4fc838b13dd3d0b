import { beforeEach, describe, expect, test } from 'vitest'
import { scentPyramid } from '#catalogue/products/domain/product-facts.ts'
import { noteFamily } from '#catalogue/products/domain/scent-notes.ts'
import { demoProducts } from '#demo/demo-data.ts'
import { countStatements } from '#platform/database/statement-count.ts'
import { everything, openStorefront } from '../../../../tests/support/storefront-fixture.ts'
import { listProducts } from './list-products.ts'
import { RANKED } from './suggest-in-search.ts'

const { pool, shop, addCandle, addCategory, namesFound } = await openStorefront()

describe('searching the list', () => {
  beforeEach(async () => {
    await addCandle({ name: 'Sândalo & Âmbar' })
    await addCandle({ name: 'Canela & Laranja', short: 'Casca de laranja no fogo baixo', day: 1 })
    await addCandle({ name: 'Promo 100% coco', description: 'Feita_à_mão com 50\\50', day: 2 })
  })

  test.each([
    ['sandalo', ['Sândalo & Âmbar']],
    ['SÂNDALO', ['Sândalo & Âmbar']],
    ['ambar', ['Sândalo & Âmbar']],
    ['fogo', ['Canela & Laranja']],
    ['feita_a_mao', ['Promo 100% coco']],
    ['laranja canela', ['Canela & Laranja']],
    ['100%', ['Promo 100% coco']],
    ['50\\50', ['Promo 100% coco']],
    ['s%ndalo', []],
    ['s_ndalo', []],
    ['maracujá', []],
    ["'; drop table products; --", []],
    ["a.com/b'c", []],
    ["a.com/?q='laranja'", []],
    ["coco'd", []],
  ])('%j finds %j', async (search, names) => {
    expect(await namesFound({ search })).toEqual(names)
    expect(await namesFound({ search, ranked: RANKED }), 'while somebody types').toEqual(names)
  })

  test.each(['%', '_', '％', 'nd'])(
    '%j within words is found by the list, and not while somebody types',
    async (search) => {
      expect(await namesFound({ search })).toHaveLength(1)
      expect(await namesFound({ search, ranked: RANKED })).toEqual([])
    },
  )
})

describe('a search', () => {
  beforeEach(async () => {
    const calma = await addCategory('Calma')
    const jardim = await addCategory('Jardim')
    const closedCategory = await addCategory('Fechada', false)
    await addCandle({ name: 'Lavanda & Camomila', category: calma, day: 1, price: 110 })
    await addCandle({ name: 'Chá Branco', category: calma, day: 2, description: 'Melhor que jasmim.' })
    await addCandle({ name: 'Jasmim da Noite', category: jardim, day: 3, price: 120 })
    await addCandle({
      name: 'Rosa',
      category: closedCategory,
      day: 4,
      short: 'Sem jasmim, com lavanda',
      price: 80,
    })
  })

  test.each([
    ['a collection', 'calma', ['Chá Branco', 'Lavanda & Camomila']],
    ['a collection and a word', 'calma branco', ['Chá Branco']],
    ['a collection that is closed', 'fechada', []],
    ['a word in a name before the same word elsewhere', 'jasmim', ['Jasmim da Noite', 'Rosa', 'Chá Branco']],
    ['one wrong letter in a name', 'jasmin', ['Jasmim da Noite']],
    ['one letter too few, one word right', 'jamim noite', ['Jasmim da Noite']],
    ['one wrong letter in a collection', 'calna', ['Chá Branco', 'Lavanda & Camomila']],
    ['two wrong letters', 'jaznin', []],
    ['what every candle is', 'velas', ['Rosa', 'Jasmim da Noite', 'Chá Branco', 'Lavanda & Camomila']],
    ['what every candle is, and more', 'vela camomila', ['Lavanda & Camomila']],
  ])('finds candles for %s: %j', async (_what, search, names) => {
    expect(await namesFound({ search })).toEqual(names)
    expect(await namesFound({ search, ranked: RANKED }), 'while somebody types').toEqual(names)
  })

  describe('by a nose', () => {
    beforeEach(async () => {
      const madeiras = await addCategory('Madeiras')
      await addCandle({
        name: 'Cedro & Vetiver',
        category: madeiras,
        day: 6,
        description: 'Apague a chama antes de fechar a janela.',
        specifications: {
          Topo: 'Petitgrain, cardamomo',
          Coração: 'Cedro, cipreste',
          Fundo: 'Vetiver e almíscar',
          'Combina com': 'Escritório, leitura',
          Recipiente: 'Vidro fumê',
        },
      })
      await addCandle({
        name: 'Palo Santo',
        day: 5,
        specifications: { Topo: 'Flor de laranjeira', Coração: 'Palo santo', Fundo: 'Âmbar, madeiras secas' },
      })
    })

    test.each([
      ['a note of the pyramid', 'petitgrain', ['Cedro & Vetiver']],
      ['a note, without its accent', 'almiscar', ['Cedro & Vetiver']],
      ['a note with one wrong letter', 'petigrain', ['Cedro & Vetiver']],
      ['the beginning of a note', 'cardam', ['Cedro & Vetiver']],
      ['a family, whatever its gender', 'amadeirada', ['Cedro & Vetiver', 'Palo Santo']],
      ['the plural of a note', 'flores', ['Palo Santo']],
      ['a mood', 'leitura', ['Cedro & Vetiver']],
      ['a vessel', 'vidros fumês', ['Cedro & Vetiver']],
      ['a collection that is called one', 'coleção calma', ['Chá Branco', 'Lavanda & Camomila']],
      ['a synonym of a collection', 'dormir', ['Chá Branco', 'Lavanda & Camomila']],
      ['a synonym of a family', 'madeira', ['Cedro & Vetiver', 'Palo Santo']],
      ['a whole word, never the middle of another', 'cha', ['Chá Branco']],
      ['the middle of a word where nothing begins with it', 'tiver', ['Cedro & Vetiver']],
    ])('finds candles for %s: %j', async (_what, search, names) => {
      const foundNames = await namesFound({ search })
      expect(foundNames.toSorted()).toEqual(names.toSorted())
      expect(await namesFound({ search, ranked: RANKED }), 'while somebody types').toEqual(foundNames)
    })

    test('has names before notes, and notes before descriptions', async () => {
      await addCandle({
        name: 'Cidreira',
        day: 1,
        specifications: { Topo: 'Jasmim', Coração: 'Mel', Fundo: 'Sal' },
      })
      expect(await namesFound({ search: 'jasmim' })).toEqual([
        'Jasmim da Noite',
        'Cidreira',
        'Rosa',
        'Chá Branco',
      ])
    })

    test('assigns each note to the family of its drawing', async () => {
      const notes = demoProducts.flatMap(({ specifications }) => {
        const pyramid = scentPyramid(specifications)
        return pyramid ? [...pyramid.top, ...pyramid.heart, ...pyramid.base] : []
      })
      const more = [
        'noz-moscada',
        'Cravo-da-índia',
        'Laranja-doce',
        'Flor de sal',
        'folha de figueira',
        'Leite de coco',
        'Maçã verde',
      ]
      const { rows } = await pool.query(
        `select note, coalesce(note_family(note), 'drop') as family from unnest($1::text[]) note`,
        [[...notes, ...more]],
      )
      expect(notes.length).toBeGreaterThan(50)
      expect(rows).toEqual([...notes, ...more].map((note) => ({ note, family: noteFamily(note) })))
    })

    test('is found by its new words once they were changed', async () => {
      await pool.query(`update products set specifications = '{"Topo":"Yuzu"}' where name = 'Palo Santo'`)
      expect(await namesFound({ search: 'yuzu' })).toEqual(['Palo Santo'])
      expect(await namesFound({ search: 'laranjeira' })).toEqual([])
    })
  })

  test('while somebody types ranks the first of each kind of match, and names among them', async () => {
    for (const number of [1, 2, 3, 4])
      await addCandle({ name: `Conto ${number}`, day: number, short: 'Com figo' })
    await addCandle({ name: 'Figo' })
    const foundNames = await namesFound({ search: 'figo', ranked: 2 })
    expect(foundNames[0]).toBe('Figo')
    expect(foundNames.length).toBeLessThan(5)
  })

  test('can be sorted in another order', async () => {
    expect(await namesFound({ search: 'jasmim', sort: 'price-asc' })).toEqual([
      'Rosa',
      'Chá Branco',
      'Jasmim da Noite',
    ])
  })

  test('reports that it corrected a typo', async () => {
    expect(await listProducts(shop, { ...everything, search: 'jasmim' })).toMatchObject({ how: ['words'] })
    expect(await listProducts(shop, { ...everything, search: 'jasmin' })).toMatchObject({ how: ['near'] })
  })

  test('offers available featured candles and then the newest if it finds nothing', async () => {
    await addCandle({ name: 'Esgotada', featured: true, stock: 0 })
    await addCandle({ name: 'Assinatura', featured: true })
    await addCandle({ name: 'Oculta', featured: true, active: false, day: 9 })
    const { products, suggestions } = await listProducts(shop, { ...everything, search: 'pneu' })
    expect(products).toEqual([])
    expect(suggestions.map(({ name }) => name)).toEqual([
      'Assinatura',
      'Chá Branco',
      'Jasmim da Noite',
      'Lavanda & Camomila',
    ])
  })

  test.each([
    ['jasmim', 1],
    ['jasmin', 3],
    ['pneu', 4],
    ['100%', 3],
  ])('%j takes %d attempts: more than one only if no candle contains the words', async (search, expected) => {
    const { statements } = await countStatements(() => listProducts(shop, { ...everything, search }))
    expect(statements).toHaveLength(expected)
  })

  test.each(['calma', 'calna', 'calma calma'])(
    '%j lists a candle once if it matches in two ways',
    async (search) => {
      const [calma] = (await pool.query(`select id from categories where name = 'Calma'`)).rows
      await addCandle({ name: 'Calma da Tarde', category: calma.id, day: 5, description: 'Para a calma.' })
      expect(await namesFound({ search })).toEqual(['Calma da Tarde', 'Chá Branco', 'Lavanda & Camomila'])
    },
  )

  test('stays inside the chosen collection', async () => {
    const { rows } = await pool.query(`select id from categories where name = 'Jardim'`)
    expect(await namesFound({ search: 'jasmim', categoryId: rows[0].id })).toEqual(['Jasmim da Noite'])
  })
})
