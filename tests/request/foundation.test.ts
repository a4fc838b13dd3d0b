import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
})
afterAll(() => running?.stop())

describe('an address that does not exist', () => {
  test('returns 404 with its own page and a link back', async () => {
    const response = await running.guest().get('/nao-existe')
    expect(response.status).toBe(404)
    const page = await response.text()
    expect(page).toContain('Página Não Encontrada')
    expect(page).toContain('href="/produtos"')
  })
})

describe('the guard of the back office', () => {
  test('asks a guest to sign in', async () => {
    const response = await running.guest().get('/admin/estilo')
    expect(response.status).toBe(401)
    const page = await response.text()
    expect(page).toContain('<title>Login Necessário · Lume &amp; Coco</title>')
    expect(page).toContain('Você precisa estar logado para acessar esta área administrativa.')
    expect(page).toContain('Fazer Login')
  })

  test('turns a customer away', async () => {
    const response = await (await running.customer()).get('/admin/estilo')
    expect(response.status).toBe(403)
    const page = await response.text()
    expect(page).toContain('<title>Acesso Negado · Lume &amp; Coco</title>')
    expect(page).toContain('Acesso Negado</h1>')
    expect(page).toContain('Você não tem permissões administrativas para acessar esta página.')
    expect(page).toContain('Voltar ao Início')
  })

  test('lets the administrator in', async () => {
    expect((await (await running.administrator()).get('/admin/estilo')).status).toBe(200)
  })

  test('holds for data requests too', async () => {
    const response = await (await running.customer()).get('/admin/estilo.data')
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('waitingOrders')
  })
})

describe('functions', () => {
  test('an unknown name is 404, also one that every object has', async () => {
    expect(await running.guest().call('nada', {})).toMatchObject({
      status: 404,
      body: { error: 'Função não encontrada.' },
    })
    expect((await running.guest().call('constructor', {})).status).toBe(404)
  })

  test('reading one is refused', async () => {
    expect((await running.guest().get('/api/functions/cep-lookup')).status).toBe(405)
  })
})
