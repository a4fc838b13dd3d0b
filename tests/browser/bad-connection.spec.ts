import type { Locator, Page, Route } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { products } from '#catalogue/products/schema.ts'
import { outcomeUnknown } from '#platform/copy/failures.ts'
import { makeOrder } from '../support/make-orders.ts'
import { cartOf, newCustomer } from '../support/shopping.ts'
import { closeToasts, expect, test, waitForResending, waitForScript } from './browser-shop.ts'

/** 'answer lost': the shop handles the request once, but the response never arrives. */
type Weather = 'fine' | 'broken' | 'bad gateway' | 'unavailable' | 'answer lost' | 'away after the answer'

async function simulateLine(page: Page) {
  await page.clock.install()
  let weather: Weather = 'fine'
  const meet: Record<Weather, (route: Route) => Promise<void>> = {
    fine: (route) => route.continue(),
    broken: (route) => route.abort(),
    'bad gateway': (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' }),
    unavailable: (route) => route.fulfill({ status: 503, json: { error: 'Voltamos já', reference: 'K7QX' } }),
    'answer lost': async (route) => {
      if (route.request().method() === 'GET') return route.continue()
      weather = 'fine'
      await route.fetch()
      await route.abort()
    },
    'away after the answer': async (route) => {
      weather = 'broken'
      await route.fetch()
      await route.abort()
    },
  }
  await page.route(/\.data(\?|$)/, (route) => meet[weather](route))
  return (next: Weather) => {
    weather = next
  }
}

/** Keeps toasts open as hovering does: on a slow machine they would vanish before the check. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const seenNotices = new WeakSet<Element>()
    new MutationObserver(() => {
      for (const notice of document.querySelectorAll('.toasts > *')) {
        if (seenNotices.has(notice)) continue
        seenNotices.add(notice)
        notice.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      }
    }).observe(document, { childList: true, subtree: true })
  }),
)

/** A busy button ignores clicks, and a test clicks faster than a person. */
async function press(button: Locator) {
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
  await button.click()
}

/** Closes the toast, so that the next one with this text is a new one. */
async function expectToast(page: Page, words: string) {
  const notices = page.getByLabel('Avisos')
  await expect(notices.getByText(words, { exact: true }).first()).toBeVisible()
  await closeToasts(page)
}

/** A form whose answer does not arrive is sent again for a while before its failure is shown. */
async function expectUnanswered(page: Page, words: string) {
  await waitForResending(page)
  await expectToast(page, words)
}

/** Wide screens show the cart panel. Closes it, so that the next panel is a new one. */
async function expectAdded(page: Page) {
  const panel = page.getByRole('region', { name: 'Produto adicionado ao carrinho!' })
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Fechar' }).click()
  await expect(panel).toBeHidden()
}

test('a connection that breaks takes no page away from a customer', async ({ page, shop, signIn }) => {
  test.slow()
  const email = 'linha@exemplo.com.br'
  await newCustomer(shop, email)
  await signIn({ email })
  const turn = await simulateLine(page)

  const phone = page.getByLabel('Telefone')
  await test.step('the customer’s profile keeps what they typed, and saves it when the connection is back', async () => {
    await page.goto('/perfil')
    await waitForScript(page)
    await phone.fill('(11) 98765-4321')
    const save = page.getByRole('button', { name: 'Salvar Alteracoes' })
    for (const weather of ['broken', 'bad gateway', 'unavailable'] as const) {
      turn(weather)
      await press(save)
      await expectUnanswered(page, 'Erro ao atualizar')
      await expect(phone).toHaveValue('(11) 98765-4321')
    }
    turn('fine')
    await press(save)
    await expectToast(page, 'Perfil atualizado')
  })

  await test.step('keeps the page and its URL if the next page does not load, and opens it when the connection is back', async () => {
    turn('broken')
    const menu = page.getByRole('navigation').getByRole('link', { name: 'Coleções' }).first()
    await menu.click()
    await expectToast(page, 'Sem conexão')
    await expect(page).toHaveURL('/perfil')
    await expect(phone).toHaveValue('(11) 98765-4321')
    turn('unavailable')
    await menu.click()
    await expectToast(page, 'Não foi possível abrir a página')
    await expect(page).toHaveURL('/perfil')
    turn('fine')
    await menu.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Coleções' })).toBeVisible()
    turn('broken')
    await page.goBack()
    await expectToast(page, 'Erro ao carregar perfil')
    await expect(page).toHaveURL('/colecoes')
    await expect(page.getByRole('heading', { level: 1, name: 'Coleções' })).toBeVisible()
  })

  await test.step('the customer’s profile, cart and orders say what did not come, in their own words', async () => {
    const pages = [
      ['Meu Perfil', 'Erro ao carregar perfil'],
      ['Meus Pedidos', 'Não foi possível carregar seus pedidos.'],
    ] as const
    for (const [name, sentence] of pages) {
      await page.getByLabel('Abrir menu da conta').first().click()
      await page.getByRole('link', { name }).first().click()
      await expectToast(page, sentence)
    }
    turn('bad gateway')
    await page
      .getByRole('link', { name: /^Carrinho/ })
      .first()
      .click()
    await expectToast(page, 'Erro ao carregar carrinho')
    await expect(page).toHaveURL('/colecoes')
  })

  await test.step('the heart goes back, the cart button works again, and a reload in the background is quiet', async () => {
    await page.goto('/produto/canela-laranja')
    const heart = page.getByRole('button', { name: 'Adicionar Canela & Laranja aos favoritos' }).first()
    const add = page.getByRole('button', { name: 'Adicionar ao carrinho' }).first()
    turn('broken')
    await heart.click()
    await expectUnanswered(page, `Não foi possível adicionar aos favoritos. ${outcomeUnknown.text}`)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    turn('unavailable')
    await press(add)
    await expectUnanswered(page, 'Erro ao adicionar ao carrinho')
    const reloaded = page.waitForResponse(/\.data/)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await reloaded
    await expect(add).toBeEnabled()
    turn('fine')
    await press(add)
    await expect(page.getByRole('region', { name: 'Produto adicionado ao carrinho!' })).toBeVisible()
  })

  await test.step('signing out fails where the customer is, asks about what they typed, and then goes', async () => {
    const signOut = async () => {
      await page.getByLabel('Abrir menu da conta').first().click()
      await page.getByRole('button', { name: 'Sair', exact: true }).first().click()
    }
    await page.goto('/perfil')
    await waitForScript(page)
    for (const weather of ['broken', 'bad gateway', 'unavailable'] as const) {
      turn(weather)
      await signOut()
      await expectToast(page, 'Erro ao sair')
      await expect(page).toHaveURL('/perfil')
    }
    turn('fine')
    await page.getByLabel('Telefone').fill('(11) 90000-9999')
    await signOut()
    const question = page.getByRole('dialog', { name: 'Alterações não salvas' })
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByLabel('Telefone')).toHaveValue('(11) 90000-9999')
    await signOut()
    await question.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expectToast(page, 'Logout realizado')
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('lume_draft')
  })
})

test('signing out in another tab keeps the typed text, and sends it after signing in again', async ({
  page,
  shop,
  signIn,
}) => {
  test.slow()
  const email = 'duas.abas@exemplo.com.br'
  await newCustomer(shop, email)
  await signIn({ email })
  const phone = page.getByLabel('Telefone')
  await page.goto('/perfil')
  // Only a script can save input from a page that is left immediately.
  await waitForScript(page)
  await phone.fill('(11) 97777-1111')

  await test.step('restores typed text after the tab was closed', async () => {
    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expectToast(page, 'Recuperamos o que você digitou')
    await expect(phone).toHaveValue('(11) 97777-1111')
  })

  await test.step('the page stays, and asks when something is sent', async () => {
    const other = await page.context().newPage()
    await other.goto('/')
    await other.getByLabel('Abrir menu da conta').first().click()
    await other.getByRole('button', { name: 'Sair', exact: true }).first().click()
    await expect(other.getByText('Logout realizado')).toBeVisible()
    await other.close()
    await expect(page).toHaveURL('/perfil')
    await expect(phone).toHaveValue('(11) 97777-1111')
    const save = page.getByRole('button', { name: 'Salvar Alteracoes' })
    await press(save)
    await expect(page.getByRole('dialog', { name: 'Sua sessão terminou' })).toBeVisible()
    await signIn({ email })
    await page.getByRole('dialog').getByRole('button', { name: 'Agora não' }).click()
    await press(save)
    await expectToast(page, 'Perfil atualizado')
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('lume_draft')
  })

  await test.step('leaves a customer’s page if nothing was typed', async () => {
    const other = await page.context().newPage()
    await other.goto('/')
    await other.getByLabel('Abrir menu da conta').first().click()
    await other.getByRole('button', { name: 'Sair', exact: true }).first().click()
    await expect(page).toHaveURL(/\/auth/)
    await other.close()
  })
})

test('an answer that is lost is found, and one press has one effect', async ({ page, shop, signIn }) => {
  const email = 'perdida@exemplo.com.br'
  await newCustomer(shop, email)
  await signIn({ email })
  const turn = await simulateLine(page)
  await page.goto('/produto/canela-laranja')

  await test.step('shows that the cart has one candle, even after a lost answer', async () => {
    turn('answer lost')
    await press(page.getByRole('button', { name: 'Adicionar ao carrinho' }).first())
    await expectAdded(page)
    expect(await cartOf(shop, email)).toMatchObject([{ quantity: 1 }])
  })

  await test.step('the heart of a favourite stays filled', async () => {
    const heart = page.getByRole('button', { name: /Canela & Laranja (aos|dos) favoritos/ }).first()
    turn('answer lost')
    await heart.click()
    await expectToast(page, 'Adicionado aos favoritos!')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('an order that was given up at its provider is said to be so', async () => {
    const [user] = await shop.shop.db.select().from(users).where(eq(users.email, email))
    const holdExpiresAt = new Date(shop.shop.clock.now().getTime() + 1_800_000)
    const unpaid = { status: 'pending', paymentStatus: 'pending', stockHeld: true, holdExpiresAt } as const
    await makeOrder(shop.shop, { userId: user?.id ?? '', ...unpaid })
    await page.goto('/pedidos')
    await waitForScript(page)
    await page
      .getByLabel(/^Mais ações do pedido/)
      .first()
      .click()
    turn('answer lost')
    await page.getByRole('button', { name: 'Cancelar pedido' }).click()
    await expectToast(page, 'Pedido cancelado')
    await expect(page.getByRole('article').getByText('Cancelado').first()).toBeVisible()
    await page.goto('/produto/canela-laranja')
  })

  await test.step('admits that the result is unknown without a connection, and retries the same request', async () => {
    turn('away after the answer')
    const add = page.getByRole('button', { name: 'Adicionar ao carrinho' }).first()
    await press(add)
    await expectUnanswered(page, 'Erro ao adicionar ao carrinho')
    turn('fine')
    await press(add)
    await expectAdded(page)
    expect(await cartOf(shop, email)).toMatchObject([{ quantity: 2 }])
  })
})

test('a guest on a slow connection sees their press at once, and a second one adds nothing', async ({
  page,
}) => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  // The shop stops waiting after three seconds, in which a busy machine may not press twice.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  await page.route('**/api/guest/products', async (route) => {
    await isAnswered
    await route.continue()
  })
  await page.goto('/produto/canela-laranja')
  await waitForScript(page)
  const add = page.getByRole('button', { name: /^(Adicionar ao carrinho|Adicionando)/ }).first()
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await add.click()
  await add.press('Enter')
  answer()
  await expectAdded(page)
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('lume_guest_cart') ?? '[]'))
  expect(cart).toMatchObject([{ quantity: 1 }])
})

test('an answer that the owner loses is found: one product is made', async ({ page, shop, signIn }) => {
  await signIn('administrator')
  const turn = await simulateLine(page)
  await page.goto('/admin/produtos/novo')
  await waitForScript(page)
  await page.getByRole('textbox', { name: /^Nome/ }).first().fill('Vela Perdida')
  await page
    .getByRole('textbox', { name: /^Preço/ })
    .first()
    .fill('89,90')
  turn('answer lost')
  await press(page.getByRole('button', { name: 'Criar Produto' }).first())
  await expectToast(page, 'Produto criado com sucesso')
  const productCount = await shop.shop.db.$count(products, eq(products.name, 'Vela Perdida'))
  expect(productCount).toBe(1)
  // Other tests count the shop's products.
  await shop.shop.db.delete(products).where(eq(products.name, 'Vela Perdida'))
})

test('a connection that breaks while signing in keeps what was typed', async ({ page, shop }) => {
  const { email, password } = shop.demoAccounts.customer
  const turn = await simulateLine(page)
  await page.goto('/auth')
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  turn('broken')
  await press(page.getByRole('button', { name: 'Continuar com Google' }))
  await expectUnanswered(page, 'Erro na autenticação')
  await expect(page).toHaveURL('/auth')
  const enter = page.getByRole('button', { name: 'Entrar', exact: true })
  await press(enter)
  await expectUnanswered(page, 'Erro ao fazer login')
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(password)
  turn('fine')
  await press(enter)
  await expect(page).toHaveURL('/')
})

test('a connection that breaks takes no work away from the owner', async ({ page, signIn }) => {
  test.slow()
  await signIn('administrator')
  const turn = await simulateLine(page)

  await test.step('a page that does not load shows its own message, and the orders stay', async () => {
    await page.goto('/admin/pedidos')
    await waitForScript(page)
    const menu = page.getByRole('navigation').first()
    const pages = [
      ['Produtos', 'Erro ao carregar dados'],
      ['Categorias', 'Erro ao carregar categorias'],
      ['Imagens', 'Erro ao carregar produtos'],
      [/^Motoboy|^Entrega|^Frete/, 'Erro ao carregar'],
    ] as const
    for (const group of [/^Velas/, /^Loja/]) await menu.locator('summary').filter({ hasText: group }).click()
    turn('broken')
    for (const [name, sentence] of pages) {
      await menu.getByRole('link', { name }).first().click()
      await expectToast(page, sentence)
    }
    await expect(page).toHaveURL('/admin/pedidos')
    turn('fine')
  })

  await test.step('the product form is kept, and saves when the shop is back', async () => {
    await page.goto('/admin/produtos')
    await page
      .getByRole('link', { name: /Jasmim/ })
      .first()
      .click()
    const words = page.getByLabel('Descrição curta')
    await words.fill('Um jardim depois da chuva.')
    turn('unavailable')
    const save = page.getByRole('button', { name: 'Atualizar' })
    await press(save)
    await expectUnanswered(page, `Erro ao salvar produto. ${outcomeUnknown.text}`)
    await expect(words).toHaveValue('Um jardim depois da chuva.')
    turn('fine')
    await press(save)
    await expectToast(page, 'Produto atualizado com sucesso')
  })

  await test.step('does not report the origin of deliveries as unsaved if it was to be validated', async () => {
    await page.goto('/admin/frete-motoboy')
    await waitForScript(page)
    turn('broken')
    await press(page.getByRole('button', { name: 'Validar' }))
    await expectUnanswered(page, 'Erro ao validar endereço')
    turn('fine')
  })

  await test.step('an order keeps its status, and the list is kept', async () => {
    await page
      .getByRole('link', { name: /^Pedidos/ })
      .first()
      .click()
    const status = page.getByRole('combobox', { name: /^Status do pedido ./ }).first()
    const before = await status.inputValue()
    turn('broken')
    await status.selectOption(before === 'shipped' ? 'processing' : 'shipped')
    await expectUnanswered(page, `Erro ao atualizar status do pedido. ${outcomeUnknown.text}`)
    await expect(status).toHaveValue(before)
  })
})

test('a session that ends in the middle of work is taken up again over the page', async ({
  page,
  shop,
  signIn,
}) => {
  test.slow()
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' })
  const signInAgain = async (password: string) => {
    await dialog.getByLabel('Senha', { exact: true }).fill(password)
    await press(dialog.getByRole('button', { name: 'Entrar e continuar' }))
  }

  await test.step('a customer signs in over their profile, and the same save goes through', async () => {
    await signIn('customer')
    await page.goto('/perfil')
    await page.getByLabel('Telefone').fill('(11) 91234-5678')
    await page.context().clearCookies()
    await press(page.getByRole('button', { name: 'Salvar Alteracoes' }))
    await expect(dialog).toBeVisible()
    await signInAgain('não é esta')
    await expectToast(page, 'Erro ao fazer login')
    await signInAgain(shop.demoAccounts.customer.password)
    await expectToast(page, 'Perfil atualizado')
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
  })

  await test.step('a person who cancels sees that nothing was sent, and keeps the typed text', async () => {
    await page.getByLabel('Telefone').fill('(11) 95555-0000')
    await page.context().clearCookies()
    await press(page.getByRole('button', { name: 'Salvar Alteracoes' }))
    await dialog.getByRole('button', { name: 'Agora não' }).click()
    await expectToast(page, 'Sua sessão terminou e isto ainda não foi enviado.')
    await expect(page.getByLabel('Telefone')).toHaveValue('(11) 95555-0000')
  })

  await test.step('sends nothing with another account', async () => {
    await press(page.getByRole('button', { name: 'Salvar Alteracoes' }))
    await expect(dialog).toBeVisible()
    const sentBodies: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sentBodies.push(request.url()))
    const other = await page.context().newPage()
    await signIn('administrator')
    await other.goto('/')
    await expect(page.getByRole('heading', { name: 'Você entrou com outra conta' })).toBeVisible()
    expect(sentBodies).toEqual([])
    await other.close()
  })

  await test.step('the owner’s morning: the product form continues where it stopped', async () => {
    await page.goto('/admin/produtos')
    await page
      .getByRole('link', { name: /Lavanda/ })
      .first()
      .click()
    await page.getByLabel('Descrição curta').fill('Para a última hora do dia.')
    await page.context().clearCookies()
    // The shop's clock does not advance, so the browser sees twelve-hour cookies as expired. Extends this
    // one.
    await page.route('**/auth.data', async (route) => {
      const response = await route.fetch()
      const { 'set-cookie': _past, ...headers } = response.headers()
      await signIn('administrator')
      await route.fulfill({ status: response.status(), headers, body: await response.body() })
    })
    await press(page.getByRole('button', { name: 'Atualizar' }))
    await signInAgain(shop.demoAccounts.administrator.password)
    await expectToast(page, 'Produto atualizado com sucesso')
  })
})
