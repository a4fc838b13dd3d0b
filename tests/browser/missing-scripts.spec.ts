import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { paletteCopy } from '#office/search/admin-copy.ts'
import { actionFailed, outcomeUnknown } from '#platform/copy/failures.ts'
import { makeOrder } from '../support/make-orders.ts'
import { addToCart, findCandle, newCustomer } from '../support/shopping.ts'
import {
  closeToasts,
  expect,
  test,
  waitForHydration,
  waitForResending,
  waitForScript,
  waitForToasts,
} from './browser-shop.ts'

interface FirstAction {
  path: string
  fill?: (page: Page) => Promise<void>
  press: string | RegExp
  again?: (page: Page) => Promise<void>
  failed: string | RegExp
  isResent?: true
  done: string | RegExp
}

const candle = '/produto/canela-laranja'

const guestActions: Record<string, FirstAction> = {
  newsletter: {
    path: '/',
    fill: (page) => page.getByLabel('Seu e-mail').fill('primeira@exemplo.com'),
    press: 'Inscrever-se',
    // Slower than the double-click protection, which ignores a second click within half a second.
    again: (page) => page.getByLabel('Seu e-mail').pressSequentially('.br', { delay: 250 }),
    failed: 'Erro de conexão',
    done: 'Inscrição realizada! ✨',
  },
  CEP: {
    path: candle,
    fill: (page) => page.getByRole('textbox', { name: 'CEP' }).fill('05010000'),
    press: 'Ver frete e prazo',
    failed: 'Não deu para calcular agora. Confira sua conexão e tente de novo.',
    done: 'de frete estimado, por motoboy',
  },
  quiz: {
    path: '/descobrir?comodo=quarto&momento=desacelerar&intensidade=suave',
    fill: (page) => page.getByRole('checkbox', { name: /^Doce/ }).check(),
    press: 'Ver minhas velas',
    failed: 'Sem conexão',
    done: 'Três velas para desacelerar',
  },
}

const customerActions: Record<string, FirstAction> = {
  'add to the cart': {
    path: candle,
    press: 'Adicionar ao carrinho',
    failed: 'Erro ao adicionar ao carrinho',
    done: 'Produto adicionado ao carrinho!',
  },
  'add to the cart from a list': {
    path: '/produtos',
    press: /^Adicionar .+ ao carrinho$/,
    failed: 'Erro ao adicionar ao carrinho',
    done: /^Produto adicionado ao carrinho/,
  },
  favourite: {
    path: '/produtos',
    press: 'Adicionar Canela & Laranja aos favoritos',
    failed: /^Não foi possível adicionar aos favoritos\. A loja ainda não respondeu/,
    done: 'Adicionado aos favoritos!',
  },
  coupon: {
    path: '/carrinho',
    fill: async (page) => {
      await page.getByText('Tenho um cupom').click()
      await page.getByLabel('Código do cupom').fill('PRIMAVERA')
    },
    press: 'Aplicar',
    failed: 'Não sabemos se o cupom entrou',
    done: 'Cupom PRIMAVERA',
  },
  restock: {
    path: '/produto/flor-de-laranjeira',
    press: 'Avise-me',
    failed: 'Erro ao anotar o aviso',
    done: 'Mudei de ideia',
  },
}

const review = (order: string): FirstAction => ({
  path: `/avaliar/${order}`,
  fill: async (page) => {
    await page.getByRole('radio', { name: '4 de 5: Gostei muito' }).check({ force: true })
    await page.getByLabel('Conte com as suas palavras').fill('Perfuma o quarto sem pesar.')
  },
  press: 'Enviar avaliação',
  failed: outcomeUnknown.text,
  done: 'Obrigada por contar!',
})

const cut = (page: Page) => page.route(/\/assets\/.*\.js|\.data(\?|$)|\/api\//, (route) => route.abort())

async function act(page: Page, { path, fill, press, again, failed, isResent, done }: FirstAction) {
  await page.clock.install()
  await page.goto(path)
  await waitForScript(page)
  await waitForToasts(page)
  await waitForHydration(page.locator('main h1'))
  await cut(page)
  await fill?.(page)
  const button = page.getByRole('button', { name: press, exact: true }).first()
  await button.click()
  if (isResent) await waitForResending(page)
  await expect(page.getByText(failed, { exact: true }).first()).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
  await page.unrouteAll()
  await again?.(page)
  await button.click()
  await expect(page.getByText(done).first()).toBeVisible()
}

test('the first click without a connection shows a message, and works when it is back', async ({
  page,
  shop,
  signIn,
}) => {
  test.slow()
  for (const [name, action] of Object.entries(guestActions))
    await test.step(`guest: ${name}`, () => act(page, action))

  const email = 'primeiro.toque@exemplo.com.br'
  const candle = await findCandle(shop, 'lavanda-camomila')
  await addToCart(await newCustomer(shop, email), candle)
  await signIn({ email })
  const [user] = await shop.shop.db.select().from(users).where(eq(users.email, email))
  const { orderNumber } = await makeOrder(shop.shop, {
    userId: user?.id ?? '',
    status: 'delivered',
    items: [{ productId: candle.id, name: candle.name, quantity: 1 }],
  })
  const actions: Record<string, FirstAction> = { ...customerActions, review: review(orderNumber) }
  for (const [name, action] of Object.entries(actions))
    await test.step(`customer: ${name}`, () => act(page, { ...action, isResent: true }))
})

test('a form is answered although the script of its address is missing', async ({ page, shop, signIn }) => {
  const email = 'sem-roteiro@exemplo.com.br'
  await newCustomer(shop, email)
  await signIn({ email })
  await page.goto(candle)
  await waitForScript(page)
  await waitForToasts(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  // The panel's script is blocked too, so the confirmation is a toast.
  await expect(page.getByLabel('Avisos').getByText('Produto adicionado ao carrinho!')).toBeVisible()
})

test('a dialog without its script keeps the typed text, and opens when the connection is back', async ({
  page,
  signIn,
}) => {
  await signIn('administrator')
  await page.goto('/admin/blog/novo')
  await waitForScript(page)
  const text = page.locator('textarea[name=content]')
  await text.fill('A primeira história')
  await page.route(/\/(text-image-dialog|command-palette)-/, (route) => route.abort())
  const failures = page.getByLabel('Avisos').getByText(actionFailed.text)
  const button = page.getByRole('toolbar').getByRole('button', { name: 'Imagem' })
  const search = page.getByRole('button', { name: paletteCopy.open })
  for (const opener of [button, search]) {
    await opener.click()
    await expect(failures.first()).toBeVisible()
    await closeToasts(page)
    await expect(text).toHaveValue('A primeira história')
  }
  await page.unrouteAll()
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Colocar uma imagem no texto' })).toBeVisible()
  await expect(text).toHaveValue('A primeira história')
})

test('a cart whose script did not load opens on the next request', async ({ page, signIn }) => {
  await signIn('customer')
  await page.goto('/produtos')
  await waitForScript(page)
  await page.route(/\/customer-cart-/, (route) => route.abort())
  await page
    .getByRole('link', { name: /^Carrinho/ })
    .first()
    .click()
  const retry = page.getByRole('main').getByRole('link', { name: 'Tentar novamente' })
  await expect(retry).toBeVisible()
  await page.unrouteAll()
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Seu carrinho' })).toBeVisible()
})
