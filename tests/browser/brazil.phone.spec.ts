import { eq } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

const PARCELS = { section: 'brazil', values: { offered: 'yes' } }

async function sendParcels({ shop }: RunningShop, isOffered: boolean) {
  await shop.db.delete(shopSettings).where(eq(shopSettings.section, 'brazil'))
  if (isOffered) await shop.db.insert(shopSettings).values(PARCELS)
  await expect.poll(() => shop.settings.current().values.brazil.offered).toBe(isOffered ? 'yes' : '')
}

async function mailedCode({ shop }: RunningShop, email: string): Promise<string> {
  const findMail = async () =>
    (await shop.mailer.folder?.listMail())?.find(
      ({ to, subject }) => to.includes(email) && /^\d{6} é /.test(subject),
    )
  await expect.poll(findMail).toBeDefined()
  return (await findMail())?.subject.slice(0, 6) ?? ''
}

test('a guest on a phone sends candles to Recife, from the price to the payment', async ({
  page,
  shop,
  signIn,
  expectAccessible,
}) => {
  test.slow()
  const email = 'do.recife@exemplo.com.br'
  await sendParcels(shop, true)
  try {
    await test.step('the freight price is on the candle’s page, before any account', async () => {
      await page.goto('/produto/canela-laranja')
      await waitForScript(page)
      await expect(page.getByText('Digite o CEP da entrega: enviamos para todo o Brasil.')).toBeVisible()
      await page.getByRole('textbox', { name: 'CEP' }).fill('50050-000')
      await expect(page.getByText(/^Chega entre .*, em Pernambuco$/)).toBeVisible()
      await expect(page.getByText(/de frete estimado, por PAC/)).toBeVisible()
      await page.getByRole('button', { name: 'Adicionar ao carrinho' }).first().click()
      await expect(page.getByText('Produto adicionado ao carrinho!').first()).toBeVisible()
    })

    await test.step('and in the guest’s cart, in its sum', async () => {
      await page.goto('/carrinho')
      await expect(page.getByText(/^Chega entre .*, em Pernambuco$/)).toBeVisible()
      await expect(page.getByText('Frete estimado', { exact: true })).toBeVisible()
      await expectAccessible()
      await page.getByLabel('Seu e-mail').fill(email)
      await page.getByRole('button', { name: 'Continuar com e-mail' }).click()
      await page.getByLabel('Código de seis dígitos').fill(await mailedCode(shop, email))
      await expect(page.getByRole('heading', { name: 'Entrega', exact: true })).toBeFocused()
    })

    await test.step('lets the customer type the street if it is unknown; the state comes from the CEP', async () => {
      await expect(page.getByLabel('Estado')).toHaveValue('PE')
      await page.getByLabel('Número').fill('325')
      await page.getByRole('combobox', { name: 'Rua' }).fill('Rua da Aurora')
      await page.getByLabel('Bairro').fill('Boa Vista')
      await page.getByLabel('Cidade').fill('Recife')
      await page.getByRole('button', { name: 'Calcular frete' }).click()
      await expect(page.getByRole('radio', { name: /^PAC/ })).toBeChecked()
      await expect(page.getByText('O que muda fora de São Paulo')).toBeVisible()
      await expect(page.getByRole('radio', { name: /Manhã/ })).toBeHidden()
      await expectAccessible()
      await page.getByRole('radio', { name: /^SEDEX/ }).check()
      await expect(page.getByText('Frete, Correios, SEDEX')).toBeVisible()
      await page.getByRole('radio', { name: /^PAC/ }).check()
    })

    await test.step('is paid at the price shown, and shows the arrival', async () => {
      await page.getByRole('button', { name: 'Finalizar compra' }).click()
      await page.getByLabel('Nome completo').fill('Marina Alves')
      await page.getByRole('textbox', { name: 'Telefone (opcional)' }).fill('(81) 91234-5678')
      await expect(page.getByText(/^Desde abril de 2026, todo pacote leva/)).toBeVisible()
      await page.getByRole('textbox', { name: 'CPF' }).fill('529.982.247-25')
      await page.getByRole('radio', { name: 'Cartão' }).check()
      await page.getByLabel('Número do cartão').fill('4242424242424242')
      await page.getByLabel('Validade').fill('1234')
      await page.getByLabel('Código', { exact: true }).fill('123')
      await expectAccessible()
      await page.getByRole('button', { name: /^Pagar R\$/ }).click()
      await expect(page.getByText('Pagamento realizado com sucesso!').first()).toBeVisible()
      const [order] = await shop.shop.db.select().from(orders).where(eq(orders.customerEmail, email))
      expect(order).toMatchObject({ deliveryWay: 'carrier', shippingService: 'PAC', placeHeld: false })
      await page.goto(`/pedidos/${order?.orderNumber}`)
      await expect(page.getByRole('heading', { level: 1, name: /^Chega entre / })).toBeVisible()
      await expect(page.getByText(/Rua da Aurora, 325.*Recife, PE/).first()).toBeVisible()
      await expectAccessible()
    })

    await test.step('the owner makes its label, prints it and posts it', async () => {
      const { db } = shop.shop
      const [order] = await db.select().from(orders).where(eq(orders.customerEmail, email))
      const { id = '', orderNumber = '' } = order ?? {}
      await db.update(orders).set({ packedAt: shop.shop.clock.now() }).where(eq(orders.id, id))
      await page.context().clearCookies()
      await signIn('administrator')
      await page.goto('/admin/postar')
      await waitForScript(page)
      await expect(page.getByLabel(`Etiqueta de ${orderNumber}, Marina Alves`)).toBeChecked()
      await expectAccessible()
      await page.getByRole('button', { name: 'Fazer etiquetas para o balcão' }).click()
      await page.getByLabel('Código de rastreio').last().fill('QP123456789BR')
      await expectAccessible()
      await page.getByRole('link', { name: /^Imprimir/ }).click()
      await expect(page.getByText('Marina Alves').first()).toBeVisible()
      await expect(
        page.getByRole('heading', { name: `Declaração de conteúdo: pedido ${orderNumber}` }),
      ).toBeVisible()
      await expectAccessible()
      await page.getByRole('link', { name: 'Voltar a Postar' }).click()
      await page.getByLabel('Código de rastreio').last().fill('QP123456789BR')
      await page.getByLabel('Quanto custou').last().fill('26,50')
      await page.getByRole('button', { name: 'Já postei' }).last().click()
      const sentTime = async () => (await db.select().from(orders).where(eq(orders.id, id)))[0]
      await expect
        .poll(sentTime)
        .toMatchObject({ status: 'shipped', trackingNumber: 'QP123456789BR', shippingActualCost: 2650 })
    })
  } finally {
    await sendParcels(shop, false)
  }
})
