import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { courierOff } from '#delivery/freight/copy/cep-quote.ts'
import { freightQuotes, settingsFreteMotoboy } from '#delivery/freight/schema.ts'
import { auditEntries } from '#platform/operations/schema.ts'
import { CAIUBI } from '../../lab/visitors/requests.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { addToCart, findCandle, newCustomer, send } from '../support/shopping.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
})
afterAll(() => running?.stop())

const quote = { mode: 'TABELA', isExpress: false }

describe('the delivery on the cart page', () => {
  test('is one line if the profile has the address, and requests the freight', async () => {
    const visitor = await running.customer()
    await addToCart(visitor, await findCandle(running, 'lavanda-camomila'))
    const page = await (await visitor.get('/carrinho')).text()
    expect(page).toContain('Rua Caiubi, 318, apto\u00a072, Perdizes')
    expect(page).toContain('Alterar o endereço de entrega')
    expect(page).toContain('Calcule o frete antes de finalizar a compra.')
    expect(page).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Finalizar compra/)
  })

  test('without an address in the profile links to the profile form', async () => {
    const visitor = await newCustomer(running, 'sem-endereco@exemplo.com.br')
    await addToCart(visitor, await findCandle(running, 'lavanda-camomila'))
    const page = await (await visitor.get('/carrinho')).text()
    expect(page).toContain('Complete seu endereco no perfil para calcular o frete.')
    expect(page).toContain('Digite pelo menos 3 caracteres para ver sugestoes')
    expect(page).toContain('Validar Endereco')
  })

  test('remembers what was quoted: the next page comes with its price', async () => {
    const email = 'cotou-antes@exemplo.com.br'
    const visitor = await newCustomer(running, email)
    await addToCart(visitor, await findCandle(running, 'lavanda-camomila'))
    const body = { destinationAddress: 'Rua Caiubi, 318, São Paulo', address: CAIUBI, ...quote }
    await visitor.call('calculate-frete-motoboy-sp', body)
    const page = await (await (await running.signedIn(email)).get('/carrinho')).text()
    expect(page).toContain('Frete, Motoboy SP')
    expect(page).toContain('Rua Caiubi, 318, apto\u00a072, Perdizes')
    expect(page).not.toContain('aria-disabled="true"')
    await running.shop.db.delete(freightQuotes)
  })

  test('has no freight step while courier delivery is switched off', async () => {
    const visitor = await running.customer()
    await running.shop.db.update(settingsFreteMotoboy).set({ enabled: false })
    const page = await (await visitor.get('/carrinho')).text()
    await running.shop.db.update(settingsFreteMotoboy).set({ enabled: true })
    expect(page).not.toContain('Calcular frete')
    expect(page).not.toContain('Calcule o frete antes de finalizar a compra.')
    expect(page).toContain('Finalizar compra')
  })
})

describe('quotes over HTTP', () => {
  test('a customer’s, for an address, can be paid with; a guest’s is information', async () => {
    const body = { destinationAddress: 'Rua Caiubi, 318, São Paulo', address: CAIUBI, ...quote }
    const customers = await (await running.customer()).call('calculate-frete-motoboy-sp', body)
    expect(customers.status).toBe(200)
    // The demo clock is set to a Sunday, which has no deliveries.
    expect(customers.body).toMatchObject({ eta: 'Segunda-feira, 16/11', expires_at: expect.any(String) })
    const guests = await running.guest().call('calculate-frete-motoboy-sp', body)
    expect(guests.body).toMatchObject({ price: customers.body.price, expires_at: null })
    const keptFreightQuotes = await running.shop.db
      .select({ price: freightQuotes.price, address: freightQuotes.address })
      .from(freightQuotes)
    expect(keptFreightQuotes).toMatchObject([
      { price: Math.round(Number(customers.body.price) * 100), address: { line1: 'Rua Caiubi, 318' } },
    ])
  })

  test('a CEP alone gives a guest price, place and day, and is not stored', async () => {
    const ask = (cep: string) =>
      running.guest().call('calculate-frete-motoboy-sp', { destinationAddress: cep, ...quote })
    const before = await running.shop.db.$count(freightQuotes)
    expect(await ask('05010-000')).toMatchObject({
      status: 200,
      body: { eta: 'Segunda-feira, 16/11', place: 'Perdizes', expires_at: null },
    })
    expect(await ask('05999-999')).toMatchObject({
      status: 400,
      body: { error: 'Não encontramos o CEP 05999-999. Confira os números.' },
    })
    expect(await ask('09010-000')).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('(Santo André)') },
    })
    await running.shop.db.update(settingsFreteMotoboy).set({ enabled: false })
    const arranged = await ask('05010-000')
    await running.shop.db.update(settingsFreteMotoboy).set({ enabled: true })
    expect(arranged).toMatchObject({ status: 409, body: { error: courierOff } })
    expect(await running.shop.db.$count(freightQuotes)).toBe(before)
  })

  test('coordinates that do not fit the CEP buy no cheap delivery', async () => {
    const far = { ...CAIUBI, street: 'Avenida Sapopemba', number: '9000', postal_code: '03988-010' }
    const refused = await (await running.customer()).call('shipping-quote', {
      lat: -23.5539,
      lng: -46.6891,
      address: far,
      ...quote,
    })
    expect(refused).toMatchObject({
      status: 400,
      body: { error: 'O ponto no mapa fica longe do CEP informado. Confira o endereço.' },
    })
  })

  test.each([
    [{ cep: '123' }, 'CEP deve ter 8 digitos'],
    [{ cep: '05999999' }, 'CEP nao encontrado'],
  ])('cep-lookup of %j explains why', async (body, error) => {
    expect(await running.guest().call('cep-lookup', body)).toMatchObject({
      status: 200,
      body: { success: false, error },
    })
  })

  test('too many questions are put off', async () => {
    const limited = await startSeededShop(inject('seededShop'), { RATE_LIMITS: 'cep-lookup=2/60' })
    const guest = limited.guest()
    await guest.call('cep-lookup', { cep: '1' })
    await guest.call('cep-lookup', { cep: '1' })
    const refused = await guest.call('cep-lookup', { cep: '1' })
    await limited.stop()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
  })
})

describe('the courier settings', () => {
  const typed = {
    intent: 'save',
    enabled: 'on',
    originAddress: 'Rua Harmonia, 500, Sumarezinho, São Paulo - SP, 05435-000',
    basePrice: '12,00',
    tier1Rate: '2,20',
    tier2Rate: '2,00',
    tier3Rate: '1,80',
    tier4Rate: '1,60',
    handlingFee: '3,00',
    peakUpchargePct: '15',
    peakStartTime: '17:00',
    peakEndTime: '20:00',
  }
  const version = async () => {
    const [row] = await running.shop.db
      .select({ version: settingsFreteMotoboy.version })
      .from(settingsFreteMotoboy)
    return String(row?.version)
  }
  const save = async (changes: Record<string, string>) => {
    const owner = await running.administrator()
    const answer = await send(owner, '/admin/frete-motoboy', {
      ...typed,
      version: await version(),
      ...changes,
    })
    return answer.text()
  }

  test('are shown with live examples', async () => {
    const page = await (await (await running.administrator()).get('/admin/frete-motoboy')).text()
    expect(page).toContain('Frete Motoboy São Paulo')
    expect(page).toContain('Exibir opção de frete no checkout para clientes')
    expect(page).toContain('Validar')
    for (const km of ['2,0', '5,0', '10,0', '20,0', '35,0']) expect(page).toContain(`${km} km`)
  })

  test('are saved, and the change is written down', async () => {
    expect(await save({ basePrice: '13,50' })).toContain('Configurações salvas com sucesso!')
    const [entry] = await running.shop.db
      .select({ changes: auditEntries.changes })
      .from(auditEntries)
      .where(eq(auditEntries.entity, 'courier-settings'))
    expect(entry?.changes).toEqual({ basePrice: { from: 1200, to: 1350 } })
    await save({})
  })

  test.each([
    ['a wrong price', { tier1Rate: 'dois' }, 'Confira os campos marcados.'],
    ['somebody else’s later version', { version: '1' }, 'As configurações mudaram enquanto você editava.'],
  ])('refuse %s', async (_case, changes, sentence) => {
    const answer = await save(changes)
    expect(answer).toContain('Erro ao salvar')
    expect(answer).toContain(sentence)
  })

  test.each([
    ['', 'Endereço vazio', 'Preencha o endereço antes de validar'],
    ['xqzw ywvk', 'Erro ao validar endereço', 'Verifique CEP, rua e cidade.'],
    ['rua harmonia 500 05435-000', 'Endereço validado!', 'Rua Harmonia, 500 - Sumarezinho'],
  ])('validate %j', async (originAddress, title, text) => {
    const answer = await save({ intent: 'validate', originAddress })
    expect(answer).toContain(title)
    expect(answer).toContain(text)
  })

  test('say that there are none', async () => {
    const empty = await startSeededShop(inject('seededShop'))
    await empty.shop.db.delete(settingsFreteMotoboy)
    const page = await (await (await empty.administrator()).get('/admin/frete-motoboy')).text()
    await empty.stop()
    expect(page).toContain('Nenhuma configuração encontrada')
  })
})
