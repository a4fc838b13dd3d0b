import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { users } from '#accounts/schema.ts'
import type { Database } from '#platform/database/connect.ts'
import { submit } from '../support/account-fixture.ts'
import { emailsInQueue, queuedMessages, withQueueClosed } from '../support/message-queue.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
let pool: Pool

beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  pool = (running.shop.db as Database & { $client: Pool }).$client
})
afterAll(() => running?.stop())

let people = 0

async function newcomer(name = ''): Promise<Visitor> {
  const email = `novo${++people}@exemplo.com.br`
  await running.shop.db.insert(users).values({ email, name, emailVerified: true })
  return running.signedIn(email)
}

const complete = {
  fullName: 'Helena Martins',
  phone: '11 90000-1234',
  birthDate: '1991-06-06',
  gender: 'feminino',
  addressLine1: 'Rua Harmonia, 500',
  addressLine2: 'Sumarezinho',
  city: 'São Paulo',
  state: 'sp',
  postalCode: '05435000',
  country: 'Brasil',
  notificationsEnabled: '1',
}
const save = (visitor: Visitor, fields: Record<string, string>) =>
  submit(visitor, '/perfil', { intent: 'save', tab: 'personal', ...fields })
const pageOf = async (visitor: Visitor, path = '/perfil') => (await visitor.get(path)).text()

describe('the profile page', () => {
  test('shows the customer and the missing fields', async () => {
    const page = await pageOf(await newcomer(), '/perfil?aba=endereco')
    for (const words of [
      'Meu Perfil',
      'Nome nao informado',
      'Perfil incompleto',
      'Dados Pessoais',
      'Endereco',
      'Preferencias',
      'Salvar Alteracoes',
      'Faltam a rua e o número, a cidade, o estado e o CEP.',
    ])
      expect(page).toContain(words)
  })

  test('saves what was typed, normalised, and is complete from then on', async () => {
    const visitor = await newcomer()
    const { page } = await save(visitor, complete)
    expect(page).toContain('<b>Perfil atualizado</b>')
    expect(page).toContain('Perfil completo')
    expect(page).toContain('Helena Martins')
    for (const value of ['(11) 90000-1234', '1991-06-06', 'Rua Harmonia, 500', '05435-000', 'SP'])
      expect(page).toContain(`value="${value}"`)
  })

  test('comes back to the tab it was saved on', async () => {
    const visitor = await newcomer()
    const response = await visitor.send('/perfil', {
      method: 'POST',
      body: new URLSearchParams({ ...complete, intent: 'save', tab: 'address' }),
      headers: { Accept: 'text/html' },
    })
    expect(response.headers.get('Location')).toBe('/perfil?aba=endereco')
  })

  test('refuses invalid values, and shows that nothing was saved', async () => {
    const visitor = await newcomer('Ana')
    const { page } = await save(visitor, { ...complete, gender: '<script>' })
    expect(page).toContain('<b>Erro ao atualizar</b>')
    expect(page).toContain('Não foi possível salvar as alterações.')
    expect(await pageOf(visitor)).toContain('Perfil incompleto')
  })

  test('keeps what it has if a form without its fields arrives', async () => {
    const visitor = await newcomer()
    await save(visitor, complete)
    const answer = await visitor.post('/perfil.data', { intent: 'add' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Erro ao atualizar')
    const page = await pageOf(visitor)
    for (const value of ['(11) 90000-1234', 'Rua Harmonia, 500']) expect(page).toContain(`value="${value}"`)
  })

  test('marks the field that it refuses, and keeps what was typed', async () => {
    const visitor = await newcomer('Ana')
    const typed = { ...complete, fullName: 'Ana Lima', city: 'x'.repeat(81) }
    const { status, page } = await save(visitor, typed)
    expect(status).toBe(400)
    expect(page).toContain('Este nome de cidade é longo demais: cabem 80 caracteres.')
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(1)
    const [field] = /<input[^>]*name="city"[^>]*>/.exec(page) ?? []
    expect(field).toContain('aria-invalid="true"')
    expect(field).toContain(`value="${typed.city}"`)
    expect(page).toContain('value="Ana Lima"')
    expect(page).toMatch(/aria-selected="true"[^>]*>Endereco</)
  })

  test('names what the address lacks: the number, where the street is there', async () => {
    const visitor = await newcomer('Ana')
    await save(visitor, { ...complete, addressLine1: 'Rua Harmonia' })
    expect(await pageOf(visitor, '/perfil?aba=endereco')).toContain('Falta o número.')
    await save(visitor, { ...complete, addressLine1: 'Rua Harmonia, s/n' })
    expect(await pageOf(visitor, '/perfil?aba=endereco')).not.toContain('Falta')
  })

  test('shows an error if it cannot be loaded', async () => {
    const visitor = await newcomer('Ana')
    await pool.query('alter table profiles rename column birth_date to birth_day')
    const page = await pageOf(visitor).finally(() =>
      pool.query('alter table profiles rename column birth_day to birth_date'),
    )
    expect(page).toContain('Erro ao carregar perfil')
    expect(page).toContain('Tente novamente em alguns instantes.')
  })

  test('belongs to the signed-in person, whatever the form contains', async () => {
    const [ana, bia] = [await newcomer('Ana'), await newcomer('Bia')]
    await save(ana, { ...complete, fullName: 'Ana Lima', userId: 'x', email: 'bia@exemplo.com.br' })
    expect(await pageOf(bia)).not.toContain('Ana Lima')
  })
})

describe('the completion dialog', () => {
  const without = { fullName: '', addressLine1: '', city: '', state: '', postalCode: '' }

  test('is shown on the home page to customers with missing data', async () => {
    const visitor = await newcomer('Ana')
    // Customers who sign in with an email code are asked on their order instead.
    expect(await pageOf(visitor, '/')).not.toContain('complete o seu perfil')
    await pool.query(
      `insert into accounts (user_id, provider, provider_account_id, password_hash) select id, 'password', id, 'x' from users where email = 'novo${people}@exemplo.com.br'`,
    )
    // The dialog needs JavaScript. Without it, the page shows a link to the profile.
    expect(await pageOf(visitor, '/')).toContain('complete o seu perfil')
    expect(await pageOf(visitor, '/produtos')).not.toContain('complete o seu perfil')
    expect(await pageOf(await running.administrator(), '/')).not.toContain('complete o seu perfil')
    expect(await pageOf(running.guest(), '/')).not.toContain('complete o seu perfil')
  })

  test('saves only when all that it asks for is there', async () => {
    const visitor = await newcomer('Ana')
    const answer = async (fields: Record<string, string>) =>
      visitor.post('/perfil.data', { intent: 'complete', ...fields })
    const refused = await answer({ ...complete, ...without })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Erro ao atualizar')
    const withoutStreet = await answer({ ...complete, addressLine1: ' ' })
    expect(withoutStreet.status).toBe(400)
    expect(await withoutStreet.text()).toContain('Informe a rua e o número')
    const saved = await answer({ ...complete, addressLine1: 'Rua Harmonia' })
    expect(saved.status).toBe(200)
    expect(await saved.text()).toContain('Perfil atualizado')
    expect(await pageOf(visitor, '/')).not.toContain('complete o seu perfil')
    expect(await pageOf(visitor)).toContain('Perfil completo')
  })
})

describe('one’s own data', () => {
  test('can be downloaded, by its owner only', async () => {
    const visitor = await running.customer()
    const response = await visitor.get('/perfil/dados.json')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="meus-dados.json"')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const file = (await response.json()) as { conta: { email: string }; pedidos: { itens: object[] }[] }
    expect(file.conta.email).toBe(running.demoAccounts.customer.email)
    expect(file.pedidos[0]?.itens[0]).toMatchObject({
      produto: expect.any(String),
      tamanho: expect.stringMatching(/^\d+ g$/),
    })
    expect(JSON.stringify(file)).toContain('"anotacoes_da_loja":')
    expect(JSON.stringify(file)).not.toMatch(/notes|shippingActualCost|cost|passwordHash|tokenHash/)
    expect((await running.guest().get('/perfil/dados.json')).status).toBe(302)
  })

  test('goes with the account, after a question', async () => {
    const visitor = await newcomer('Ana')
    await save(visitor, complete)
    // The customer has no password, so the shop emails a code.
    const question = await pageOf(visitor, '/perfil?aba=preferencias&excluir=1')
    expect(question).toContain('Excluir a conta?')
    expect(question).not.toContain('Excluir para sempre')
    const codePage = await submit(visitor, '/perfil', { intent: 'deletion-code' })
    expect(codePage.page).toContain('<b>Código enviado</b>')
    expect(codePage.page).toContain('name="code"')
    const wrong = await submit(visitor, '/perfil', { intent: 'delete', way: 'code', code: 'x' })
    expect(wrong.page).toContain('<b>Código incorreto</b>')
    const code = openedTicket(visitor).code
    const { page } = await submit(visitor, '/perfil', { intent: 'delete', way: 'code', code })
    expect(page).toContain('<b>Conta excluída</b>')
    expect((await visitor.get('/perfil')).status).toBe(302)
  })

  test('asks for the password where there is one', async () => {
    const visitor = await running.customer()
    const question = await pageOf(visitor, '/perfil?aba=preferencias&excluir=1')
    expect(question).toContain('name="password"')
    expect(question).toContain('Excluir para sempre')
    const answer = await visitor.post('/perfil.data', {
      intent: 'delete',
      way: 'password',
      password: 'outra',
    })
    expect(answer.status).toBe(400)
    expect((await visitor.get('/perfil')).status).toBe(200)
  })

  test('waits for open orders', async () => {
    const { rows } = await pool.query<{ email: string }>(
      "select email from users join orders on orders.user_id = users.id where status = 'shipped' limit 1",
    )
    const visitor = await running.signedIn(rows[0]?.email ?? '')
    const { page } = await submit(visitor, '/perfil', { intent: 'delete' })
    expect(page).toContain('<b>Ainda não dá para excluir</b>')
    expect(page).toContain('em andamento')
    expect((await visitor.get('/perfil')).status).toBe(200)
  })
})

/** The browser's ticket holds the emailed code encrypted. */
function openedTicket(visitor: Visitor): { code: string } {
  return JSON.parse(
    running.shop.sealing.unseal('account-deletion', visitor.cookie('lume_deletion') ?? '') ?? '{}',
  )
}

describe('functions of administrators', () => {
  test('an e-mail by hand goes into the outbox', async () => {
    const administrator = await running.administrator()
    const welcome = {
      type: 'welcome',
      to: 'Ana@exemplo.com.br',
      data: { customerName: 'Ana', customerEmail: 'ana@exemplo.com.br' },
    }
    expect(await administrator.call('send-email', welcome)).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect((await emailsInQueue(running.shop.db)).at(-1)).toMatchObject({ to: 'ana@exemplo.com.br' })
    const order = {
      type: 'order_confirmation',
      to: 'ana@exemplo.com.br',
      data: {
        customerName: 'Ana',
        orderNumber: 'LC-1',
        orderTotal: 101.9,
        items: [{ name: 'Jasmim', quantity: 1, unit_price: 89.9 }],
        shippingAddress: {
          line1: 'Rua Harmonia, 500',
          city: 'São Paulo',
          state: 'SP',
          postal_code: '05435-000',
          country: 'Brasil',
        },
        orderDate: '2026-11-15T12:00:00Z',
      },
    }
    expect((await administrator.call('send-email', order)).status).toBe(200)
    expect((await administrator.call('send-email', { ...welcome, to: 'ana' })).status).toBe(400)
    expect((await (await running.customer()).call('send-email', welcome)).status).toBe(403)
  })

  test('shows an error if it failed', async () => {
    const administrator = await running.administrator()
    const answer = await withQueueClosed(running.shop.db, () =>
      administrator.call('send-email', {
        type: 'order-status-update',
        to: 'ana@exemplo.com.br',
        data: { customerName: 'Ana', orderNumber: 'LC-1', status: 'shipped' },
      }),
    )
    expect(answer).toMatchObject({
      status: 500,
      body: { error: 'Não foi possível enviar o email. Tente novamente.' },
    })
  })

  test('a change of status is announced with the order’s own facts, once', async () => {
    const administrator = await running.administrator()
    const { rows } = await pool.query<{ id: string; customer_email: string }>(
      "select id, customer_email from orders where status = 'shipped' limit 1",
    )
    const notice = {
      orderId: rows[0]?.id,
      orderNumber: 'made up',
      customerEmail: 'outra@exemplo.com.br',
      oldStatus: 'processing',
      newStatus: 'shipped',
      trackingNumber: null,
      environment: 'production',
    }
    for (let time = 0; time < 2; time++)
      expect((await administrator.call('notify-order-status-change', notice)).status).toBe(200)
    const queued = await queuedMessages(running.shop.db)
    const notices = queued.filter(({ name }) => name === 'notify-order-status-change')
    expect(notices).toMatchObject([
      { message: { notice: { customerEmail: rows[0]?.customer_email, environment: 'test' } } },
    ])
    const wrong = { ...notice, newStatus: 'delivered' }
    expect((await administrator.call('notify-order-status-change', wrong)).status).toBe(409)
    const unknown = { ...notice, orderId: '00000000-0000-4000-8000-000000000000' }
    expect(await administrator.call('notify-order-status-change', unknown)).toMatchObject({
      status: 404,
      body: { error: 'Pedido não encontrado' },
    })
  })
})
