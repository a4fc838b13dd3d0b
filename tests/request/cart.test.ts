import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cartItems } from '#checkout/cart/schema.ts'
import { AWAITS_SCRIPT } from '#platform/fast-path/late-scripts/awaits-mark.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { addToCart, cartOf, findCandle, newCustomer, send, setProduct } from '../support/shopping.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
let candle: Awaited<ReturnType<typeof findCandle>>
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  candle = await findCandle(running, 'lavanda-camomila')
})
afterAll(() => running?.stop())

let people = 0
async function customer() {
  const email = `carrinho-${++people}@exemplo.com.br`
  return { email, visitor: await newCustomer(running, email) }
}

const asForm = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.send(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Accept: 'text/html', Referer: `${running.url}/carrinho` },
  })

describe('buying now', () => {
  const purchase = () => ({
    intent: 'add',
    productId: candle.id,
    variantId: candle.variantId ?? '',
    quantity: '1',
    place: 'product',
    next: 'cart',
  })

  test('goes on to the delivery with that candle, pressed twice it is there once', async () => {
    const { email, visitor } = await customer()
    const answers = await Promise.all([1, 2].map(() => asForm(visitor, '/carrinho', purchase())))
    for (const answer of answers) {
      expect(answer.status).toBe(302)
      expect(answer.headers.get('Location')).toBe('/carrinho#entrega')
    }
    expect(await cartOf(running, email)).toMatchObject([{ quantity: 1 }])
  })

  test('that the shop refuses stays on the page', async () => {
    const { visitor } = await customer()
    const answer = await asForm(visitor, '/carrinho', { ...purchase(), quantity: '999' })
    expect(answer.headers.get('Location')).toBe('/carrinho')
  })
})

describe('an address that fills a cart', () => {
  const address = '/carrinho/com/lavanda-camomila:2,nao-existe,jasmim'
  const totalOn = (html: string) => /name="total" value="(\d+)"/.exec(html)?.[1] ?? ''

  test('shows what it would add, names what it does not know, and adds nothing by being opened', async () => {
    const { email, visitor } = await customer()
    const html = await (await visitor.get(address)).text()
    expect(html).toContain('Lavanda &amp; Camomila')
    expect(html).toContain('Não encontramos “nao-existe” na loja.')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(await cartOf(running, email)).toEqual([])
  })

  test('fills up by a press without a script, once however often it is pressed', async () => {
    const { email, visitor } = await customer()
    const total = totalOn(await (await visitor.get(address)).text())
    for (const answer of [
      await asForm(visitor, address, { total }),
      await asForm(visitor, address, { total }),
    ])
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/carrinho'])
    const lines = await cartOf(running, email)
    expect(lines.map(({ quantity }) => quantity).sort()).toEqual([1, 2])
  })

  test('adds the available candles, and names the sold-out ones', async () => {
    const { email, visitor } = await customer()
    const soldOut = await findCandle(running, 'palo-santo')
    await setProduct(running, soldOut.id, { stockQuantity: 0 })
    const html = await (await visitor.get('/carrinho/com/palo-santo,jasmim')).text()
    expect(html).toContain('Fora de estoque')
    await asForm(visitor, '/carrinho/com/palo-santo,jasmim', { total: totalOn(html) })
    expect(await cartOf(running, email)).toHaveLength(1)
    const page = await (await visitor.get('/carrinho')).text()
    await setProduct(running, soldOut.id, { stockQuantity: soldOut.stock })
    expect(page).toContain('Ficou de fora: Palo Santo.')
  })

  test('adds nothing at a price that was not seen', async () => {
    const { email, visitor } = await customer()
    const answer = await asForm(visitor, address, { total: '100' })
    expect(decodeURIComponent(answer.headers.get('Location') ?? '')).toBe(address)
    expect(await cartOf(running, email)).toEqual([])
  })

  test('leads a guest without a script to an account and back, and is a 404 where nothing in it is sold', async () => {
    const answer = await asForm(running.guest(), address, { total: '100' })
    expect(decodeURIComponent(answer.headers.get('Location') ?? '')).toBe(address)
    expect((await running.guest().get('/carrinho/com/nao-existe')).status).toBe(404)
  })
})

test('an addition by script brings the cart along, in brief and without what is not for visitors', async () => {
  const { visitor } = await customer()
  const answer = await (await addToCart(visitor, candle)).text()
  expect(answer).toContain('Ver carrinho')
  expect(answer).toContain('unitPrice')
  expect(answer).not.toContain('seenPrice')
})

describe('the cart of a guest', () => {
  test('arrives as a skeleton with a sentence for browsers without a script, the same for everybody', async () => {
    const page = await (await running.guest().get('/carrinho')).text()
    expect(page).toContain('skel')
    expect(page).toContain('O carrinho de quem ainda não entrou fica guardado no navegador')
    expect(page).toContain('/auth?redirectTo=%2Fcarrinho')
  })

  test('is described by the shop: names, prices and stock, for ids only', async () => {
    const response = await running.guest().send('/api/guest/products', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ productIds: [candle.id] }),
    })
    const { products } = await response.json()
    expect(products).toMatchObject([
      { id: candle.id, name: 'Lavanda & Camomila', price: candle.price, variant: { id: candle.variantId } },
    ])
    expect(JSON.stringify(products)).not.toContain('cost')
  })

  test('cannot be changed on the server', async () => {
    const refusal = await addToCart(running.guest(), candle)
    expect(refusal.status).toBe(401)
    expect(await refusal.text()).toContain('sign-in-needed')
  })

  test('without JavaScript leads to sign-in', async () => {
    const guest = running.guest()
    const response = await asForm(guest, '/carrinho', { intent: 'add', productId: candle.id, quantity: '1' })
    expect(response.status).toBe(302)
    const page = await (await guest.get('/carrinho')).text()
    expect(page).toContain('Entre para adicionar ao carrinho')
    expect(page).toMatch(
      /adicionar ao carrinho.*href="\/auth\?redirectTo=%2Fcarrinho"[^>]*>Entrar.*<\/noscript>/s,
    )
  })
})

describe('the cart of a customer', () => {
  test('is empty with a way to the products', async () => {
    const { visitor } = await customer()
    const page = await (await visitor.get('/carrinho')).text()
    expect(page).toContain('Seu carrinho está vazio')
    expect(page).toContain('href="/produtos"')
  })

  test('grows, changes, shrinks and is cleared', async () => {
    const { email, visitor } = await customer()
    expect(await (await addToCart(visitor, candle, 2)).text()).toContain('Produto adicionado ao carrinho')
    await addToCart(visitor, candle, 1)
    const [line] = await cartOf(running, email)
    expect(line).toMatchObject({ quantity: 3 })
    const lineId = line?.id ?? ''
    await send(visitor, '/carrinho', { intent: 'change', lineId, quantity: '5' })
    expect(await cartOf(running, email)).toMatchObject([{ quantity: 5 }])
    const page = await (await visitor.get('/carrinho')).text()
    expect(page).toContain('Lavanda &amp; Camomila')
    expect(page).toContain('Finalizar compra')
    const removal = await (await send(visitor, '/carrinho', { intent: 'remove', lineId })).text()
    expect(removal).toContain('Produto removido')
    expect(removal).toContain('Produto removido do carrinho')
    await addToCart(visitor, candle)
    expect(await (await send(visitor, '/carrinho', { intent: 'clear' })).text()).toContain('Carrinho limpo')
    expect(await cartOf(running, email)).toEqual([])
  })

  test('shows the product page’s own message there', async () => {
    const { visitor } = await customer()
    const addition = await send(visitor, '/carrinho', {
      intent: 'add',
      productId: candle.id,
      variantId: candle.variantId ?? '',
      quantity: '1',
      place: 'product',
    })
    expect(await addition.text()).toContain('Produto adicionado ao carrinho!')
  })

  test('removes a line whose quantity becomes zero or less', async () => {
    const { email, visitor } = await customer()
    await addToCart(visitor, candle)
    const [line] = await cartOf(running, email)
    await send(visitor, '/carrinho', { intent: 'change', lineId: line?.id ?? '', quantity: '0' })
    expect(await cartOf(running, email)).toEqual([])
  })

  test.each(['-1', '0', '0.5', '1000', '1e9', 'um', ''])(
    'refuses to add %j pieces, and changes nothing',
    async (quantity) => {
      const { email, visitor } = await customer()
      const refusal = await addToCart(visitor, candle, quantity)
      expect(refusal.status).toBe(409)
      const answer = await refusal.text()
      expect(answer).toContain('Erro ao adicionar ao carrinho')
      expect(answer).toContain('Informe uma quantidade inteira, de 1 a 999.')
      expect(await cartOf(running, email)).toEqual([])
    },
  )

  test('is limited to the stock, and shows the available units', async () => {
    const { email, visitor } = await customer()
    const few = await findCandle(running, 'jasmim')
    await addToCart(visitor, few, 1)
    const [line] = await cartOf(running, email)
    const refusal = await send(visitor, '/carrinho', {
      intent: 'change',
      lineId: line?.id ?? '',
      quantity: String(few.stock + 1),
    })
    const answer = await refusal.text()
    expect(answer).toContain('Erro ao atualizar quantidade')
    expect(answer).toContain(`Há só ${few.stock} unidades em estoque.`)
    expect(await cartOf(running, email)).toMatchObject([{ quantity: 1 }])
  })

  test('takes its prices from the database, and ignores the form', async () => {
    const { email, visitor } = await customer()
    await send(visitor, '/carrinho', {
      intent: 'add',
      productId: candle.id,
      variantId: candle.variantId ?? '',
      quantity: '1',
      price: '0.01',
    })
    const [line] = await cartOf(running, email)
    const [keptCartItem] = await running.shop.db
      .select({ seenPrice: cartItems.seenPrice })
      .from(cartItems)
      .where(eq(cartItems.id, line?.id ?? ''))
    expect(keptCartItem?.seenPrice).toBe(candle.price)
    const asSeen = await send(visitor, '/carrinho', {
      intent: 'add',
      productId: candle.id,
      variantId: candle.variantId ?? '',
      quantity: '1',
      seenPrice: '1',
    })
    expect(asSeen.status).toBe(409)
    expect(await asSeen.text()).toContain('O preço mudou')
    expect(await cartOf(running, email)).toMatchObject([{ quantity: 1 }])
  })

  test('is private: a foreign line can be neither changed nor removed', async () => {
    const [first, second] = [await customer(), await customer()]
    await addToCart(first.visitor, candle, 2)
    const lineId = (await cartOf(running, first.email))[0]?.id ?? ''
    const refusal = await send(second.visitor, '/carrinho', { intent: 'change', lineId, quantity: '9' })
    expect(await refusal.text()).toContain('Este produto já não está no seu carrinho.')
    await send(second.visitor, '/carrinho', { intent: 'remove', lineId })
    await send(second.visitor, '/carrinho', { intent: 'clear' })
    expect(await cartOf(running, first.email)).toMatchObject([{ quantity: 2 }])
  })

  test('refuses what is not sold, and a size of another candle', async () => {
    const { email, visitor } = await customer()
    const other = await findCandle(running, 'rosa-peonia')
    const mixed = await addToCart(visitor, { id: candle.id, variantId: other.variantId })
    expect(await mixed.text()).toContain('Este produto não está mais à venda.')
    await setProduct(running, other.id, { active: false })
    expect((await addToCart(visitor, other)).status).toBe(409)
    await setProduct(running, other.id, { active: true })
    expect(await cartOf(running, email)).toEqual([])
  })

  test('shows changes on the line until they are acknowledged', async () => {
    const { visitor } = await customer()
    const dear = await findCandle(running, 'palo-santo')
    await addToCart(visitor, dear)
    await setProduct(running, dear.id, { price: dear.price + 500 })
    const page = await (await visitor.get('/carrinho')).text()
    expect(page).toContain('Alguns preços mudaram')
    expect(page).toMatch(/O preço mudou de R\$\s[\d,]+ para R\$\s[\d,]+/)
    await send(visitor, '/carrinho', { intent: 'acknowledge' })
    expect(await (await visitor.get('/carrinho')).text()).not.toContain('Alguns preços mudaram')
    await setProduct(running, dear.id, { stockQuantity: 0 })
    expect(await (await visitor.get('/carrinho')).text()).toContain('Acabou. Remova para continuar.')
    await setProduct(running, dear.id, { price: dear.price, stockQuantity: dear.stock })
  })

  test('works without JavaScript: forms return to the page, which shows the result', async () => {
    const { email, visitor } = await customer()
    await addToCart(visitor, candle)
    const lineId = (await cartOf(running, email))[0]?.id ?? ''
    const changedPage = await asForm(visitor, '/carrinho', { intent: 'change', lineId, quantity: '2' })
    expect([changedPage.status, changedPage.headers.get('Location')]).toEqual([302, '/carrinho'])
    const page = await (await visitor.get('/carrinho')).text()
    expect(page).toMatch(/<noscript>.*Carrinho atualizado.*<\/noscript>/s)
    expect(page).toMatch(/<input[^>]*name="quantity"[^>]*value="2"/)
    expect(page).not.toContain('<div hidden id="S:')
    expect(page).toContain('O cálculo do frete e o pagamento precisam de JavaScript.')
  })

  test('is emptied without a script only after a question', async () => {
    const { email, visitor } = await customer()
    await addToCart(visitor, candle)
    const button = /<form[^>]*action="\/carrinho"[^>]*>(?:(?!<\/form>).)*Limpar carrinho/s
    const [form = ''] = button.exec(await (await visitor.get('/carrinho')).text()) ?? []
    expect(form).toContain('name="limpar"')
    expect(form).not.toContain('method="post"')
    const questionPage = await (await visitor.get('/carrinho?limpar=sim')).text()
    expect(questionPage).toContain('Quer remover todos os produtos do carrinho?')
    expect(await cartOf(running, email)).toHaveLength(1)
    const cleared = await visitor.send('/carrinho', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'clear' }),
      headers: { Accept: 'text/html', Referer: `${running.url}/carrinho?limpar=sim` },
    })
    expect(cleared.headers.get('Location')).toBe('/carrinho')
    expect(await cartOf(running, email)).toEqual([])
  })

  test('counts nothing that cannot be bought', async () => {
    const { visitor } = await customer()
    const deletedCandle = await findCandle(running, 'palo-santo')
    await addToCart(visitor, candle)
    await addToCart(visitor, deletedCandle, 2)
    expect(await (await visitor.get('/carrinho')).text()).toContain('Subtotal, 3 velas')
    await setProduct(running, deletedCandle.id, { stockQuantity: 0 })
    const page = await (await visitor.get('/carrinho')).text()
    await setProduct(running, deletedCandle.id, { stockQuantity: deletedCandle.stock })
    expect(page).toContain('Subtotal, 1 vela')
  })

  test('is never kept by anybody on the way', async () => {
    const { visitor } = await customer()
    expect((await visitor.get('/carrinho')).headers.get('Cache-Control')).toBe('private, no-store')
  })
})

describe('handing a guest’s things to the account', () => {
  test('happens once for a copy, however often it is asked', async () => {
    const { email, visitor } = await customer()
    const copy = {
      mergeKey: crypto.randomUUID(),
      cart: [{ product_id: candle.id, variant_id: candle.variantId, quantity: 2 }],
      wishlist: [candle.id],
    }
    const merge = async () => {
      const response = await visitor.send('/api/guest/merge', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(copy),
      })
      return response.json()
    }
    const answers = await Promise.all([merge(), merge(), merge()])
    expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1)
    expect(answers).toMatchObject(Array(3).fill({ cartLines: 1, favourites: 1, shortfalls: [] }))
    expect(await cartOf(running, email)).toMatchObject([{ quantity: 2 }])
  })
})

describe('favourites', () => {
  const changeFavourites = (visitor: Visitor, intent: string, productId: string) =>
    send(visitor, '/favoritos', { intent, productId })

  test('are kept once, newest first, and taken out again', async () => {
    const { visitor } = await customer()
    const other = await findCandle(running, 'rosa-peonia')
    const favouritesPage = await (await changeFavourites(visitor, 'add', candle.id)).text()
    expect(favouritesPage).toContain('Adicionado aos favoritos!')
    expect(favouritesPage).toContain('Produto salvo na sua lista de desejos')
    running.setNow(new Date(running.shop.clock.now().getTime() + 1000))
    await changeFavourites(visitor, 'add', other.id)
    const again = await (await changeFavourites(visitor, 'add', candle.id)).text()
    expect(again).toContain('Já nos favoritos')
    expect(again).toContain('Este produto já está na sua lista de favoritos')
    const page = await (await visitor.get('/favoritos')).text()
    expect(page).toContain('2 velas guardadas')
    expect(page).toMatch(/<h1[^>]*>Meus Favoritos</)
    expect(page.indexOf('Rosa &amp; Peônia')).toBeLessThan(page.indexOf('Lavanda &amp; Camomila'))
    expect(await (await changeFavourites(visitor, 'remove', candle.id)).text()).toContain(
      'Removido dos favoritos',
    )
    await changeFavourites(visitor, 'remove', other.id)
    expect(await (await visitor.get('/favoritos')).text()).toContain('Nenhuma vela guardada ainda')
  })

  test('show what is sold out, without its button', async () => {
    const { visitor } = await customer()
    const candle = await findCandle(running, 'palo-santo')
    await changeFavourites(visitor, 'add', candle.id)
    await setProduct(running, candle.id, { stockQuantity: 0 })
    const page = await (await visitor.get('/favoritos')).text()
    await setProduct(running, candle.id, { stockQuantity: candle.stock })
    expect(page).toContain('Fora de estoque')
    expect(page).not.toContain('Adicionar Palo Santo ao carrinho')
  })

  test('refuse what is not sold', async () => {
    const { visitor } = await customer()
    const refusedFavourites = await changeFavourites(visitor, 'add', crypto.randomUUID())
    expect(refusedFavourites.status).toBe(409)
    expect(await refusedFavourites.text()).toContain('Não foi possível adicionar aos favoritos')
  })

  test('that are discontinued are shown as unavailable, without a link', async () => {
    const { visitor } = await customer()
    const candle = await findCandle(running, 'mel-figo')
    await changeFavourites(visitor, 'add', candle.id)
    expect(await (await visitor.get('/favoritos')).text()).toContain('Lista de Desejos, 1 produto')
    await setProduct(running, candle.id, { active: false })
    const page = await (await visitor.get('/favoritos')).text()
    await setProduct(running, candle.id, { active: true })
    expect(page).toContain('Lista de Desejos, 1 produto')
    expect(page).toContain('Esta vela não está à venda agora.')
    expect(page).not.toContain('href="/produto/mel-figo"')
  })

  test('lead a guest without JavaScript to an account, and back to the candle', async () => {
    const guest = running.guest()
    const response = await guest.send('/favoritos', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'add', productId: candle.id }),
      headers: { Accept: 'text/html', Referer: `${running.url}/produto/lavanda-camomila` },
    })
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/produto/lavanda-camomila'])
    const page = await (await guest.get('/produto/lavanda-camomila')).text()
    expect(page).toContain('Entre para guardar nos favoritos')
    expect(page).not.toContain('Entre para adicionar ao carrinho')
    expect(page).toMatch(/href="\/auth\?redirectTo=%2Fproduto%2Flavanda-camomila"[^>]*>Entrar/)
  })

  test('load as three skeletons and a sentence for a guest', async () => {
    const page = await (await running.guest().get('/favoritos')).text()
    expect(page.match(/skel--image/g)).toHaveLength(3)
    expect(page).toContain('Os favoritos de quem ainda não entrou ficam guardados no navegador')
  })
})

test('a click on a kit before its script loads is applied later', async () => {
  // Without this attribute the browser submitted the form natively, and a guest's cart stayed empty.
  const page = await (await running.guest().get('/produto/trio-aconchego')).text()
  expect(page).toContain(`${AWAITS_SCRIPT}=`)
  expect(await (await running.guest().get('/produto/lavanda-camomila')).text()).not.toContain(
    `${AWAITS_SCRIPT}=`,
  )
})

describe('a present, without a script', () => {
  const card = { intent: 'gift', message: 'Bia, com amor. Helena', receiverName: '', receiverPhone: '' }

  test('is kept with the cart, shown again and taken back', async () => {
    const { visitor } = await customer()
    await addToCart(visitor, candle)
    const savedPage = await asForm(visitor, '/carrinho', card)
    expect([savedPage.status, savedPage.headers.get('Location')]).toEqual([302, '/carrinho'])
    const page = await (await visitor.get('/carrinho')).text()
    for (const words of ['Presente salvo', 'Cartão de presente', card.message]) expect(page).toContain(words)
    await asForm(visitor, '/carrinho', { intent: 'no-gift' })
    expect(await (await visitor.get('/carrinho')).text()).not.toContain(card.message)
  })

  test('that the shop refuses returns with the message and the typed text', async () => {
    const { visitor } = await customer()
    await addToCart(visitor, candle)
    const message = 'Veja em www.exemplo'
    const answer = await asForm(visitor, '/carrinho', {
      ...card,
      message,
      isForSomebodyElse: 'on',
      receiverName: 'Bia',
    })
    expect(answer.status).toBe(409)
    const page = await answer.text()
    for (const words of [message, 'O cartão não pode ter links', 'value="Bia"']) expect(page).toContain(words)
    expect(await (await visitor.get('/carrinho')).text()).not.toContain(message)
  })
})
