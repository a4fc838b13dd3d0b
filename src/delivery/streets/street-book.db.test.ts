import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseAddressText } from '#delivery/addresses/domain/parse-address-text.ts'
import { countStatements } from '#platform/database/statement-count.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { createStreetLoader, loadStreets } from './load-streets.ts'
import { createStreetBook, onceLoaded } from './street-book.ts'

const { db, pool } = await createTestDatabase()
const book = createStreetBook(db)

async function search(text: string, limit = 6): Promise<string[]> {
  const rows = await book.search(parseAddressText(text), limit)
  return rows.map(({ street, neighborhood }) => `${street}, ${neighborhood}`)
}

beforeAll(async () => {
  const loaded = await Promise.all([loadStreets(db), loadStreets(db)])
  expect(loaded.toSorted()).toEqual([false, true])
})

describe('the street table', () => {
  it('holds every CEP of the city and is loaded once', async () => {
    const { rows } = await pool.query('select count(*)::int as ceps from sao_paulo_streets')
    expect(rows[0]).toEqual({ ceps: 58_703 })
    expect(await loadStreets(db)).toBe(false)
  })

  it('is reloaded for a new version, also after a failure, while concurrent lookups wait', async () => {
    await pool.query(`update shop_facts set value = 'older' where name = 'sao-paulo-streets'`)
    await pool.query('alter index sao_paulo_words_search_idx rename to elsewhere')
    const load = createStreetLoader(db)
    const waiting = onceLoaded(book, load)
    await expect(waiting.findByCep('05435000')).rejects.toThrow('sao_paulo_words_search_idx is missing')
    await pool.query('alter index elsewhere rename to sao_paulo_words_search_idx')
    await pool.query(`delete from sao_paulo_streets where cep between '05000000' and '06000000'`)
    const answers = await Promise.all([waiting.findByCep('05435000'), waiting.findByCepStart('05435000', 1)])
    expect(answers).toMatchObject([{ cep: '05435000' }, [{ cep: '05435000' }]])
    expect((await countStatements(load)).statements, 'from then on nothing is asked').toEqual([])
    const { rows } = await pool.query('select count(*)::int as ceps from sao_paulo_streets')
    expect(rows[0], 'each once').toEqual({ ceps: 58_703 })
    expect(await search('augusta', 1), 'by the index').toEqual(['Rua Augusta, Consolação'])
  })

  it('answers a CEP with its street, tidied', async () => {
    expect(await book.findByCep('05435000')).toEqual({
      cep: '05435000',
      street: 'Rua Harmonia',
      neighborhood: 'Sumarezinho',
      number: '',
    })
    expect(await book.findByCep('01002010')).toMatchObject({ street: 'Praça do Patriarca' })
    expect(await book.findByCep('01310914')).toMatchObject({ street: 'Avenida Paulista', number: '1106' })
    expect(await book.findByCep('05435999')).toBeNull()
  })

  it('finds by the beginning of a CEP', async () => {
    const rows = await book.findByCepStart('05435', 20)
    expect(rows.length).toBeGreaterThan(3)
    expect(rows[0]).toMatchObject({ cep: '05435000' })
    expect(await book.findByCepStart('01310914', 5)).toHaveLength(1)
  })

  it('contains the buildings that have their own CEP', async () => {
    const street = { cep: '01310000', street: 'Avenida Paulista', neighborhood: 'Bela Vista', number: '' }
    expect(await book.findBuilding(street, '1106')).toMatchObject({ cep: '01310914' })
    expect(await book.findBuilding(street, '1107')).toBeNull()
  })
})

describe('searching', () => {
  it.each([
    ['augusta', 'Rua Augusta, Consolação'],
    ['AUGUSTA', 'Rua Augusta, Consolação'],
    ['augu', 'Rua Augusta, Consolação'],
    ['r. harmonia 500', 'Rua Harmonia, Sumarezinho'],
    ['av paulista', 'Avenida Paulista, Bela Vista'],
    ['av. brig. faria lima', 'Avenida Brigadeiro Faria Lima, Jardim Paulistano'],
    ['faria lima', 'Avenida Brigadeiro Faria Lima, Jardim Paulistano'],
    ['voluntarios da patria', 'Rua Voluntários da Pátria, Santana'],
    ['consolação', 'Rua da Consolação, Consolação'],
    ['25 de março', 'Rua Vinte e Cinco de Março, Centro'],
    ['av sao joao', 'Avenida São João, Centro'],
    ['rua augusta, cerqueira cesar', 'Rua Augusta, Cerqueira César'],
    ['dr arnaldo', 'Avenida Doutor Arnaldo, Pacaembu'],
  ])('%s finds %s first', async (typed, expected) => {
    const parsedAddressText = parseAddressText(typed)
    const words = [...parsedAddressText.words, ...parseAddressText(parsedAddressText.neighborhood).words]
    const [row] = await book.search({ type: parsedAddressText.type, words }, 6)
    expect(`${row?.street}, ${row?.neighborhood}`).toBe(expected)
  })

  it.each([
    ['augsta', 'Rua Augusta, Consolação'],
    ['harmnia', 'Rua Harmonia, Sumarezinho'],
    ['avenida paulsta', 'Avenida Paulista, Bela Vista'],
    ['volutarios da patria', 'Rua Voluntários da Pátria, Santana'],
    ['rua dos pinheros', 'Rua dos Pinheiros, Pinheiros'],
    ['rebousas', 'Avenida Rebouças, Pinheiros'],
  ])('%s, with a slip of the finger, still finds %s', async (typed, expected) => {
    expect((await search(typed))[0]).toBe(expected)
  })

  it('shows each street of a neighbourhood once', async () => {
    const ceps = await search('avenida paulista', 20)
    expect(new Set(ceps).size).toBe(ceps.length)
  })

  it('finds nothing where there is nothing, and nothing for a bare kind of street', async () => {
    expect(await search('xqzw ywvk')).toEqual([])
    expect(await search('rua')).toEqual([])
  })

  it('takes signs of patterns for what they are', async () => {
    expect(await search('%%%')).toEqual([])
    expect(await search("xqzw'; drop table users; --")).toEqual([])
  })

  it('puts the few that are named so before the many that merely hold the word', async () => {
    expect(await search('jardim', 4)).toEqual([
      'Viela Jardim, Cidade Nova Heliópolis',
      'Travessa Jardim, Vila Buenos Aires',
      'Rua Jardim Tamoio, Conjunto Residencial José Bonifácio',
      'Avenida Jardim Japão, Jardim Brasil (Zona Norte)',
    ])
    expect(await search('rua rua', 3)).toEqual([
      'Rua Ruanda, Jardim Caguassu',
      'Travessa Ruan, Vila Jaguara',
      'Rua Pedroso Alvarenga, Itaim Bibi',
    ])
  })

  it.each(['rua '.repeat(50), 'a'.repeat(200)])(
    'asks the database nothing for what no street is called',
    async (typed) => {
      const { value, statements } = await countStatements(() => search(typed))
      expect({ value, statements }).toEqual({ value: [], statements: [] })
    },
  )

  it('corrects no more than a few words', async () => {
    const { statements } = await countStatements(() => search('jardimm vilaa ssao mariaa joseh pedroo'))
    expect(statements.filter((text) => text.includes('word_similarity'))).toEqual([])
  })

  it.each([
    ["search_text like any(array['%augusta%'])", 'sao_paulo_streets_search_idx'],
    ["street_text like '% cesar augusto%'", 'sao_paulo_streets_street_idx'],
    ["name_text like 'augusta%'", 'sao_paulo_streets_name_idx'],
    [
      "search_text like '%rua%' order by weight desc, length(street), cep limit 6",
      'sao_paulo_streets_weight_idx',
    ],
  ])('reads an index, not the table, for %s', async (condition, index) => {
    const { rows } = await db.execute(sql.raw(`explain select cep from sao_paulo_streets where ${condition}`))
    expect(JSON.stringify(rows)).toContain(index)
  })
})
