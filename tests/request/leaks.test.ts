import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { CANARY_NOTE, collectSecrets, type Disclosure, leaksIn, type Secret } from '../support/leaks.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { findCandle, setProduct } from '../support/shopping.ts'

/** All request tests search their answers for secrets. This file proves that the search finds them. */
let running: RunningShop
let secrets: Secret[]
const marina = 'marina.azevedo@exemplo.com.br'

beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  secrets = await collectSecrets(running.shop, running.demoAccounts.customer.email)
})
afterAll(() => running?.stop())

const leaksFound = (more: Partial<Disclosure>) =>
  leaksIn(secrets, { path: '/', status: 200, text: '', sent: '', ...more })

describe('data for the owner only', () => {
  test.each([
    ['{"name":"Mel","cost":12}', 'a secret field'],
    ['[{"_1":2},"shippingActualCost",null]', 'a secret field'],
    [String.raw`enqueue("[{\"_1\":2},\"notes\",\"x\"]")`, 'a secret field'],
    ['{"a":{"token_hash": "x"}}', 'a secret field'],
    ['<td>R$ 7.713,37</td>', 'a cost'],
    ['["price",771337,null]', 'a cost'],
    [`<p>${CANARY_NOTE}</p>`, 'a note of the owner'],
    ['argon2id$m=19456,t=2,p=1$abc', 'the hash of a password'],
  ])('is found in %s', (text, leak) => {
    expect(leaksFound({ text })).toEqual([leak])
  })

  test.each([
    '<p>cost notes</p>',
    '{"id":"0a771337-11aa-4000-8000-000000000000"}',
    '<input name="email"><p>Anote: R$ 713,37</p>',
  ])('is not seen in %s', (text) => {
    expect(leaksFound({ text })).toEqual([])
  })

  test('is shown in the back office, but not with its refusals', () => {
    const text = `<p>${CANARY_NOTE}</p>`
    expect(leaksFound({ path: '/admin/pedidos.data', text })).toEqual([])
    expect(leaksFound({ path: '/admin/pedidos', status: 403, text })).toHaveLength(1)
    expect(leaksFound({ path: '/administradora', text })).toHaveLength(1)
  })
})

describe('data of one customer', () => {
  test('is found with everybody but the customer', () => {
    const text = `<p>${marina}</p>`
    expect(leaksFound({ text })).toEqual([`an e-mail address of ${marina}`])
    expect(leaksFound({ text, email: 'caio.teles@exemplo.com.br' })).toHaveLength(1)
    expect(leaksFound({ text, email: marina })).toEqual([])
  })

  test('is not secret from the person who sent it', () => {
    expect(leaksFound({ text: `<input value="${marina}">`, sent: `email=${marina}` })).toEqual([])
  })

  test('is of many kinds', () => {
    const kinds = new Set(secrets.map(({ what }) => what.replace(/ of \S+@\S+$/, '')))
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'an e-mail address',
        'a phone',
        'an address',
        'the key of an order',
        'a subscription',
      ]),
    )
  })
})

test('a visitor of the tests stumbles over a leak', async () => {
  const { id } = await findCandle(running, 'mel-figo')
  await setProduct(running, id, { description: `feita com ${CANARY_NOTE}` })
  await expect(running.guest().get('/produto/mel-figo?x=1')).rejects.toThrow('gives away a note of the owner')
})
