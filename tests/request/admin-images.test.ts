import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cataloguePages, type Fields, form } from '../support/catalogue-pages.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { plainImage } from '../support/test-images.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
let owner: Visitor
let catalogue: ReturnType<typeof cataloguePages>
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  owner = await running.administrator()
  catalogue = cataloguePages(running, owner)
})
afterAll(() => running?.stop())

describe('the image manager', () => {
  const upload = async (fields: Fields) => {
    const batchFields = { batch: crypto.randomUUID(), place: '0' }
    const response = await owner.post(
      '/admin/manager/imagens',
      form({ intent: 'add', ...batchFields, ...fields }),
    )
    return { status: response.status, body: await response.json() }
  }

  test('counts active products with and without images', async () => {
    const html = await catalogue.page('/admin/manager?search=canela')
    for (const words of ['Com imagens', 'Sem imagens', 'Canela & Laranja', 'Recarregar', '5 imagens'])
      expect(html).toContain(words)
    expect(html).not.toContain('Mel & Figo')
  })

  test('takes one file, orders, describes and removes', async () => {
    const { id, images, version } = await catalogue.product('cafe-cacau')
    const bytes = new Uint8Array(await plainImage(300, 375).png().toBuffer())
    const file = new File([bytes], 'cafe.png', { type: 'image/png' })
    expect(await upload({ productId: id, file })).toEqual({
      status: 200,
      body: { ok: true, productName: 'Café & Cacau', version: version + 1 },
    })
    const shownImages = (await catalogue.product('cafe-cacau')).images
    expect(shownImages).toHaveLength(images.length + 1)
    const [url = ''] = shownImages
    const change = (fields: Fields) =>
      catalogue.answer('/admin/manager/imagens', { productId: id, ...fields })
    expect(await change({ intent: 'reorder', urls: shownImages.toReversed() })).toContain(
      'Ordem das imagens salva',
    )
    expect((await catalogue.product('cafe-cacau')).images).toEqual(shownImages.toReversed())
    expect(await change({ intent: 'describe', url, alt: 'Vela acesa' })).toContain('Texto alternativo salvo')
    expect(await change({ intent: 'remove', url })).toContain(
      'Imagem removida. Aguarde alguns segundos para ver as mudanças no site.',
    )
    expect(await change({ intent: 'remove', url })).toContain('Imagem não encontrada')
    const history = await catalogue.page(`/admin/produtos/${id}`)
    for (const words of ['Imagens adicionadas', 'Ordem das imagens alterada', 'Imagem removida'])
      expect(history).toContain(words)
  })

  test('refuses what is no image and no product', async () => {
    const { id } = await catalogue.product('cafe-cacau')
    const renamedFile = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.jpg', {
      type: 'image/jpeg',
    })
    expect(await upload({ productId: id, file: renamedFile })).toMatchObject({
      status: 409,
      body: { ok: false, error: expect.stringContaining('não é uma foto') },
    })
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect(await upload({ productId: nobody, file: renamedFile })).toMatchObject({
      status: 409,
      body: { error: 'Produto não encontrado' },
    })
    expect(await upload({ productId: 'x', file: 'texto' })).toMatchObject({ status: 400 })
  })

  test('shows which step failed', async () => {
    const { id, images } = await catalogue.product('cafe-cacau')
    await catalogue.withoutProductNames(async () => {
      const html = await catalogue.page('/admin/manager')
      expect(html).toContain('Erro ao carregar produtos')
      expect(html).toContain('Tente novamente mais tarde.')
      const removal = { intent: 'remove', productId: id, url: images[0] ?? '' }
      expect(await catalogue.answer('/admin/manager/imagens', removal)).toContain('Erro ao remover imagem')
      const file = new File(['x'], 'x.jpg', { type: 'image/jpeg' })
      expect(await upload({ productId: id, file })).toEqual({ status: 500, body: { ok: false, error: null } })
    })
  })
})
