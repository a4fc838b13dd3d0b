import { sessionCookieName } from '#platform/http/request/session-cookie.server.ts'
import { startFakeStripe } from '../../lab/fakes/fake-stripe.ts'
import { answerAsStripe } from '../../lab/fakes/stripe-script.ts'
import { CAIUBI } from '../../lab/visitors/requests.ts'
import { startSeededShop } from '../support/running-shop.ts'
import { addToCart, findCandle, newCustomer } from '../support/shopping.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

test('paying through Stripe’s own fields, once they have loaded', async ({ page, context }) => {
  test.slow()
  const stripe = await startFakeStripe()
  const shop = await startSeededShop(JSON.parse(process.env.SEEDED_SHOP ?? ''), {
    STRIPE_SECRET_KEY: stripe.settings.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.settings.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
  })
  const { siteUrl } = shop.shop.config
  const visitor = await newCustomer(shop, 'stripe@exemplo.com.br')
  await addToCart(visitor, await findCandle(shop, 'lavanda-camomila'))
  const name = sessionCookieName(siteUrl)
  await context.addCookies([{ name, value: visitor.cookie(name) ?? '', url: siteUrl }])

  const openPayment = () => page.getByRole('button', { name: 'Finalizar compra' }).click()
  const pay = page.getByRole('button', { name: /^Pagar R\$/ })
  const toast = (words: string) => page.getByLabel('Avisos').getByText(words, { exact: true }).first()

  await test.step('a script that does not come is said, with a way to try again', async () => {
    await page.route('https://js.stripe.com/**', (route) => route.abort())
    await page.goto(`${siteUrl}/carrinho`)
    await page.getByRole('textbox', { name: 'CEP' }).fill(CAIUBI.postal_code)
    await page.getByRole('textbox', { name: 'CEP' }).press('Enter')
    await page.getByLabel('Número').fill(CAIUBI.number)
    await page.getByLabel('Número').press('Enter')
    await openPayment()
    await expect(
      page.getByText('Erro ao carregar sistema de pagamentos. Verifique sua conexao.'),
    ).toBeVisible()
    await page.unroute('https://js.stripe.com/**')
  })

  await test.step('paying before it has come waits for it', async () => {
    const confirmations: string[] = []
    const decline = ['Seu cartão foi recusado.']
    await answerAsStripe(page, (secret, returnUrl, redirect) => {
      const message = decline.shift()
      if (message) return message
      confirmations.push(returnUrl, redirect)
      stripe.confirmAsBrowser(secret, 'pm_card_visa')
      return null
    })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('https://js.stripe.com/**', async (route) => {
      await held
      await route.fallback()
    })
    await page.getByRole('link', { name: 'Tentar novamente' }).click()
    await waitForScript(page)
    await openPayment()
    await pay.click()
    await expect(toast('Erro de inicializacao')).toBeVisible()
    await expect(toast('Sistema de pagamentos nao carregado. Atualize a pagina.')).toBeVisible()
    release()
    await expect(page.getByText('Campos da operadora')).toBeVisible()
    expect(await page.evaluate('window.shownCardSession')).toMatch(/^cuss_secret_/)

    await pay.click()
    await expect(toast('Erro no pagamento')).toBeVisible()
    await expect(toast('Seu cartão foi recusado.')).toBeVisible()
    await pay.click()
    await expect(toast('Pagamento realizado com sucesso!')).toBeVisible()
    expect(confirmations).toEqual([
      expect.stringMatching(new RegExp(`^${siteUrl}/checkout/success\\?session_id=`)),
      'if_required',
    ])
    await page.getByRole('link', { name: 'Ver meu pedido' }).click()
    await expect(page.getByText('Pagamento confirmado')).toBeVisible()
  })
  await shop.stop()
  await stripe.close()
})
