import { readdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readContent } from '../support/page-content.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
})
afterAll(() => running?.stop())

const page = async (path: string) => readContent(await running.guest().get(path))
const change = (statement: string) => running.shop.db.execute(sql.raw(statement))
const placesOf = (html: string, ...pieces: string[]) => pieces.map((piece) => html.indexOf(piece))
const inOrder = (places: number[]) => places.every((place, index) => place > (places[index - 1] ?? -1))
const cardNames = (html: string) =>
  [...html.matchAll(/pcard__name"><a[^>]*>([^<]+)/g)].map(([, name]) => name?.replace('&amp;', '&'))

describe('the home page', () => {
  test('has its parts in the order of the specification, with its words', async () => {
    const html = await page('/')
    const places = placesOf(
      html,
      'Velas <em>Artesanais</em> Premium',
      'Conheça nossas velas',
      'Feitas à mão',
      'Aromas naturais',
      'Cera de coco</li>',
      'Nossas Linhas',
      '500+',
      '100%',
      '40h',
      'Depoimento anterior',
      'id="ritual"',
      'Começou numa cozinha',
      '<footer class="footer',
    )
    expect(inOrder(places)).toBe(true)
    expect(html).toContain('Ver Todos os Produtos')
    expect(html.match(/class="quote"/g)).toHaveLength(3)
  })

  test('shows the twelve oldest products, oldest first', async () => {
    const names = cardNames(await page('/'))
    expect(names).toHaveLength(12)
    expect(names[0]).toBe('Baunilha & Coco')
    expect(names).not.toContain('Sândalo & Âmbar')
  })
})

describe('the list', () => {
  test('is searched by plain addresses, accents or not', async () => {
    expect(cardNames(await page('/produtos?search=sandalo'))).toContain('Sândalo & Âmbar')
    const html = await page('/produtos?search=maracuj%C3%A1')
    expect(html).toContain('Nenhuma vela encontrada')
    expect(html).toContain('Limpar filtros')
    expect(html).toContain('placeholder="Buscar produtos..."')
    expect(html).toContain('name="robots" content="noindex"')
  })

  test('corrects one typo and shows it; a search without results offers candles', async () => {
    const near = await page('/produtos?search=jasmin')
    expect(cardNames(near)).toEqual(['Jasmim da Noite', 'Flor de Laranjeira'])
    expect(near).toContain('Não encontramos “jasmin”. O mais parecido:')
    const nothing = await page('/produtos?search=pneu')
    expect(nothing).toContain('Nenhum produto<')
    expect(nothing).toContain('Enquanto isso, que tal uma destas?')
    expect(cardNames(nothing)).toHaveLength(4)
    expect(cardNames(await page('/produtos?search=vela'))).toHaveLength(17)
  })

  test('shows how many are left, and does not hide sold-out products', async () => {
    const html = await page('/produtos?sort=name')
    expect(html).toContain('17 produtos')
    for (const words of ['Fora de estoque', 'Ultimas unidades', '14 em estoque'])
      expect(html).toContain(words)
    expect(html).toContain('Adicionar Jasmim da Noite, 180 g ao carrinho')
    expect(html).not.toContain('Adicionar Flor de Laranjeira, 180 g ao carrinho')
  })

  test('follows a collection’s link', async () => {
    const candles = ['Cedro & Vetiver', 'Palo Santo', 'Sândalo & Âmbar']
    expect(cardNames(await page('/colecoes/madeiras')).sort()).toEqual(candles)
    const [, address = ''] =
      /href="(\/produtos\?category=[\w-]+)"[^>]*>Madeiras/.exec(await page('/colecoes')) ?? []
    const html = await page(address)
    expect(cardNames(html).sort()).toEqual(candles)
    expect(html).toContain('<h1>Madeiras</h1>')
    expect(html).toContain(`<link rel="canonical" href="${running.shop.config.siteUrl}/colecoes/madeiras"`)
    expect(html).toMatch(/aria-current="true"[^>]*>Madeiras/)
    expect(cardNames(await page(`${address}&nota=cedro`))).toHaveLength(2)
  })

  test('shows name, text and image of a collection, also in a shared link', async () => {
    const html = await page('/colecoes/madeiras')
    expect(html).toContain('<h1>Madeiras</h1>')
    expect(html).toContain('boas de acender quando a noite é comprida')
    expect(html).toMatch(/property="og:image" content="[^"]*\/media\/og\/collection\/[\w-]+\.[\w-]+\.jpg"/)
    expect(await page('/produtos')).toContain('<h1>Produtos</h1>')
  })

  test('is a 404 for an unknown collection’s slug, and empty for an unknown id', async () => {
    expect((await running.guest().get('/colecoes/nada')).status).toBe(404)
    const unknown = await running.guest().get('/produtos?category=0a0a0a0a-0000-4000-8000-000000000000')
    expect(unknown.status).toBe(200)
  })

  test('is filtered by scent, and shows how many candles each choice would leave', async () => {
    const closed = await page('/produtos?familia=amadeirado&estoque=agora')
    expect(closed).toMatch(/Remover filtro Família: Amadeirado/)
    expect(closed).not.toContain('<option value="amadeirado"')
    const opened = '/produtos?familia=amadeirado&estoque=agora&filtros=abertos'
    expect(closed).toContain(`href="${opened.replaceAll('&', '&amp;')}"`)
    const html = await page(opened)
    expect(html).toMatch(/<option value="amadeirado" selected="">Amadeirado \(\d+\)/)
    expect(html).toContain(`Ver ${cardNames(html).length} produtos`)
    const [, left] = /<option value="cedro">Cedro \((\d+)\)/.exec(html) ?? []
    expect(cardNames(await page('/produtos?familia=amadeirado&estoque=agora&nota=cedro'))).toHaveLength(
      Number(left),
    )
    expect(await page('/produtos?nota=pneu')).toContain('Nenhuma vela tem tudo o que você escolheu.')
    expect(cardNames(await page('/produtos?familia=pneu&preco=9'))).toHaveLength(17)
  })

  test.each(['/produtos?category=x', '/produtos?page=0', '/produtos?sort=%27', '/produtos?page=9999999'])(
    '%s is no reason to fail',
    async (address) => {
      expect((await running.guest().get(address)).status).toBe(200)
    },
  )
})

test('the copyright year is that of São Paulo', async () => {
  const before = running.shop.clock.now()
  running.setNow(new Date('2027-01-01T02:30:00Z'))
  const html = await (await running.guest().get('/nunca-existiu')).text()
  running.setNow(before)
  expect(html).toContain('© 2024–2026')
})

describe('a product', () => {
  test('shows all its details', async () => {
    const html = await page('/produto/canela-laranja')
    for (const words of [
      'Estoque baixo (2 unidades)',
      'Especiarias secas',
      'consultório de dentista',
      'Como o perfume se abre',
      'Intensidade 4 de 5: marcante',
      'É uma vela só de inverno?',
      'Vidro âmbar reutilizável',
      'Você também pode gostar',
      'Imagem ilustrativa',
      'name="variantId"',
      'Adicionar ao carrinho',
    ])
      expect(html).toContain(words)
    expect(html).not.toMatch(/"cost"|\\"cost\\"/)
  })

  test('that is sold out can only be reserved from a curing batch', async () => {
    const html = await page('/produto/flor-de-laranjeira')
    expect(html).toContain('Fora de estoque')
    expect(html).toMatch(/name="reserved".*Reservar da próxima leva, pronta em \d\d\/\d\d/s)
    await change(`insert into products (name, slug, price) values ('Vela esgotada', 'vela-esgotada', 10)`)
    const without = await page('/produto/vela-esgotada')
    expect(without).toContain('Fora de estoque')
    expect(without).not.toMatch(/name="productId"[^>]*\/><input type="hidden" name="place" value="product"/)
  })

  test('about which little is written is shown with that, and nothing is invented', async () => {
    await change(
      `insert into products (name, slug, price, stock_quantity) values ('Vela </script> nova', 'vela-nova', 10, 9)`,
    )
    const html = await page('/produto/vela-nova')
    for (const words of ['45 horas', 'Algodão', 'Vidro', '250 g', '10 cm']) expect(html).not.toContain(words)
    for (const words of ['9 em estoque']) expect(html).toContain(words)
    expect(html).not.toContain('Como o perfume se abre')
    expect(html).not.toContain('Imagem ilustrativa')
    expect(html).not.toContain('</script> nova')
  })

  test('that does not exist leads to the list, with one message', async () => {
    const visitor = running.guest()
    const answer = await visitor.get('/produto/nunca-existiu')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe('/produtos?aviso=produto-nao-encontrado')
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    const list = await visitor.get('/produtos?aviso=produto-nao-encontrado')
    expect(list.headers.get('Cache-Control')).toContain('no-store')
    const html = await readContent(list)
    expect(html).toMatch(/<noscript><div class="note note--danger".*<b>Erro<\/b> Produto nao encontrado/)
    expect(html).toContain('name="robots" content="noindex"')
  })

  test('has an older address', async () => {
    const answer = await running.guest().get('/produtos/jasmim')
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/produto/jasmim'])
  })

  test('shows a changed product to the next guest', async () => {
    expect(await page('/produto/jasmim')).toContain('124,90')
    await change(`update products set price = 130.5 where slug = 'jasmim'`)
    await expect.poll(() => page('/produto/jasmim'), { timeout: 30_000 }).toContain('130,50')
    expect(await page('/produtos')).toContain('130,50')
  })

  test('is updated at once for a customer who has just seen it', async () => {
    const customer = await running.customer()
    const seen = async (address: string) => readContent(await customer.get(address))
    for (const price of ['131,50', '132,50', '133,50']) {
      await change(`update products set price = ${price.replace(',', '.')} where slug = 'jasmim'`)
      for (const address of ['/produto/jasmim', '/produtos', '/'])
        expect(await seen(address)).toContain(price)
    }
  })
})

describe('collections', () => {
  test('count in the right number, with words of their own or the usual ones', async () => {
    await change(`update categories set description = '' where slug = 'frescor'`)
    await change(`update products set active = false where slug = 'capim-limao'`)
    await expect.poll(() => page('/colecoes'), { timeout: 30_000 }).toContain('Uma seleção das nossas velas')
    const html = await page('/colecoes')
    expect(html).toContain('>1 produto<')
    expect(html).toContain('>4 produtos<')
  })

  test('shows no collections if there are none', async () => {
    await change('update categories set active = false')
    await expect
      .poll(() => page('/colecoes'), { timeout: 30_000 })
      .toContain('Nenhuma coleção disponível no momento')
  })
})

describe('the blog', () => {
  test('lists what is published, newest first', async () => {
    const html = await page('/blog')
    expect(inOrder(placesOf(html, '48-horas-de-cura', 'o-primeiro-acender', 'perfume-de-presente'))).toBe(
      true,
    )
    expect(html).not.toContain('a-mesa-posta')
  })

  test('a post has its author, date, reading time, body and three others', async () => {
    const html = await page('/blog/o-primeiro-acender')
    for (const words of [
      'Júlia Amaral',
      'min de leitura',
      '<h2>A cera tem memória</h2>',
      '<li>',
      'Leia Também',
    ])
      expect(html).toContain(words)
    expect(html.match(/class="post"/g)).toHaveLength(3)
  })

  test.each(['/blog/nunca-existiu', '/blog/a-mesa-posta'])('%s: no such post', async (address) => {
    const answer = await running.guest().get(address)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Post não encontrado')
  })

  test('a post that cannot be read leads back to the list', async () => {
    await change('alter table blog_posts rename to hidden_posts')
    const answer = await running.guest().get('/blog/um-aroma-para-cada-comodo')
    await change('alter table hidden_posts rename to blog_posts')
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/blog'])
  })
})

test('two candles stand side by side at an address to share, which is not for search engines', async () => {
  const guest = running.guest()
  const form = await guest.get('/comparar?velas=lavanda-camomila&velas=canela-laranja')
  expect([form.status, form.headers.get('Location')]).toEqual([
    302,
    '/comparar?velas=lavanda-camomila%2Ccanela-laranja',
  ])
  const html = await page('/comparar?velas=lavanda-camomila,canela-laranja')
  for (const words of ['Lavanda &amp; Camomila', 'Canela &amp; Laranja', '320 g', 'noindex'])
    expect(html).toContain(words)
  expect(await page('/comparar?velas=lavanda-camomila,nenhuma')).toContain('Escolha duas velas')
})

describe('pages about the shop', () => {
  test.each([
    ['/nossa-historia', 'Nossa <em>História</em>', 'até 45 horas'],
    ['/processo-artesanal', 'Processo <em>Artesanal</em>', '48 horas'],
    [
      '/sustentabilidade',
      'Três recipientes vazios valem 10% de desconto na próxima compra',
      'carbono neutro',
    ],
    ['/privacidade', 'Lei nº 13.709/2018', '11.222.333/0001-81'],
    [
      '/termos',
      '7 dias',
      'href="mailto:ola@lumeecoco.exemplo.com.br"',
      'href="/privacidade"',
      'href="/entrega"',
    ],
    ['/entrega', 'até 40 km do ateliê', 'href="/trocas-e-arrependimento"'],
    ['/trocas-e-arrependimento', 'art. 49', 'href="/pedidos"'],
    ['/acessibilidade', 'Lei nº 13.146/2015', 'mailto:'],
  ])('%s', async (address, ...words) => {
    const html = await page(address)
    for (const word of words) expect(html).toContain(word)
  })

  test('the batch is a picture as it is sent, and its film comes in parts when it is asked for', async () => {
    const html = await page('/processo-artesanal')
    expect(html).toContain('processo-vertendo-cera')
    expect(html).not.toMatch(/<video|\.mp4|film-/)
    const [film] = readdirSync('build/client/assets').filter((name) => name.endsWith('.mp4'))
    const part = await running.guest().get(`/assets/${film}`, { Range: 'bytes=0-1' })
    expect([part.status, part.headers.get('Content-Type')]).toEqual([206, 'video/mp4'])
    expect(part.headers.get('Content-Range')).toMatch(/^bytes 0-1\//)
  })
})

test('a candle can be asked about by WhatsApp, by its name and size', async () => {
  const html = await page('/produto/canela-laranja')
  expect(html).toMatch(
    /href="https:\/\/wa\.me\/5511999990000\?text=[^"]*vela%20Canela%20%26%20Laranja%2C%20180%20g/,
  )
  expect(html).toContain('Nunca deixe a vela acesa sem alguém por perto')
})

test('/llms.txt links the main pages', async () => {
  const text = await page('/llms.txt')
  expect(text).toContain('# Lume & Coco')
  expect(text).toContain('/trocas-e-arrependimento): sete dias para desistir')
})
