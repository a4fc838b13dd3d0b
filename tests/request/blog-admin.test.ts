import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { blogPosts } from '#catalogue/products/schema.ts'
import { backOfficeFixture } from '../support/back-office-fixture.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { plainImage } from '../support/test-images.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
let owner: Visitor
let fixture: ReturnType<typeof backOfficeFixture>
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  owner = await running.administrator()
  fixture = backOfficeFixture(running, owner)
})
afterAll(() => running?.stop())

const fields = {
  title: 'Velas na chuva',
  slug: 'velas-na-chuva',
  author: 'Clara Duarte',
  excerpt: 'Uma tarde de novembro.',
  content: 'Chove.\n\n**O que acender**\n- Cedro\n- Cedro',
}

const postBySlug = async (slug: string) =>
  (await running.shop.db.select().from(blogPosts).where(eq(blogPosts.slug, slug)))[0]

async function create(changes: Record<string, string> = {}): Promise<string> {
  const response = await owner.post('/admin/blog/novo', { ...fields, ...changes })
  expect(response.status).toBe(302)
  return response.headers.get('Location') ?? ''
}

describe('the list of posts', () => {
  test('shows drafts and published ones', async () => {
    const page = await fixture.page('/admin/blog')
    for (const words of ['Gestão do Blog', 'Novo post', 'Rascunho', 'Publicado'])
      expect(page).toContain(words)
  })
})

describe('the editor', () => {
  test('keeps a draft from readers until it is published, and takes it back', async () => {
    const address = await create({ as: 'draft' })
    const editor = await fixture.page(address)
    expect(editor).toContain('como rascunho')
    expect(editor).toContain('6 palavras, 1 min de leitura')
    expect((await running.guest().get('/blog/velas-na-chuva')).status).toBe(404)

    const version = () => postBySlug('velas-na-chuva').then((post) => String(post?.version))
    const publication = await fixture.answer(address, {
      ...fields,
      version: await version(),
      as: 'published',
    })
    expect(publication.text).toContain('Post publicado com sucesso')
    const page = await (await running.guest().get('/blog/velas-na-chuva')).text()
    expect(page).toContain('O que acender')

    const renamedFields = { ...fields, title: 'Velas na garoa', published: 'on', wasPublished: 'true' }
    expect((await fixture.answer(address, { ...renamedFields, version: await version() })).text).toContain(
      'Post atualizado com sucesso',
    )
    const withdrawnFields = { ...fields, wasPublished: 'true', version: await version() }
    expect((await fixture.answer(address, withdrawnFields)).text).toContain('Post voltou a ser rascunho')
    await expect
      .poll(async () => (await running.guest().get('/blog/velas-na-chuva')).status, { timeout: 30_000 })
      .toBe(404)
    const history = await fixture.page(address)
    for (const words of ['Post criado', 'Post publicado', 'Post voltou a rascunho'])
      expect(history).toContain(words)
  })

  test('names what is missing or taken', async () => {
    const empty = await fixture.answer('/admin/blog/novo', { ...fields, title: '', slug: '' })
    expect(empty.status).toBe(409)
    expect(empty.text).toContain('Por favor, preencha todos os campos obrigatórios')
    await create({ slug: 'ja-existe' })
    expect((await fixture.answer('/admin/blog/novo', { ...fields, slug: 'ja-existe' })).text).toContain(
      'Já existe um post com este endereço',
    )
    expect(empty.text).toContain('"required"')
  })

  test('overwrites a concurrent change only after confirmation', async () => {
    const address = await create({ slug: 'duas-janelas' })
    const seenFields = { ...fields, slug: 'duas-janelas', version: '1' }
    await fixture.answer(address, { ...seenFields, title: 'Da outra janela' })
    const ownFields = { ...seenFields, title: 'Da minha janela' }
    expect(await fixture.answer(address, ownFields)).toMatchObject({
      status: 409,
      text: expect.stringContaining('O post foi alterado em outra janela. Nada foi sobrescrito.'),
    })
    expect((await postBySlug('duas-janelas'))?.title).toBe('Da outra janela')
    expect((await fixture.answer(address, ownFields)).text).toContain('"conflict"')
    await fixture.answer(address, { ...ownFields, overVersion: '2' })
    expect((await postBySlug('duas-janelas'))?.title).toBe('Da minha janela')
  })

  test('takes an image with its words, and refuses what is none', async () => {
    const form = (image: Blob) => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ ...fields, slug: 'com-imagem' })) body.append(name, value)
      body.append('imageAlt', 'Chuva na janela')
      body.append('image', image, 'foto.jpg')
      return body
    }
    const refusal = await owner.post('/admin/blog/novo.data', form(new Blob(['<svg></svg>'])))
    expect(refusal.status).toBe(409)
    expect(await refusal.text()).toContain('Este arquivo não é uma foto que a loja consiga ler.')
    const photograph = await plainImage().jpeg().toBuffer()
    const creation = await owner.post('/admin/blog/novo', form(new Blob([new Uint8Array(photograph)])))
    expect(creation.status).toBe(302)
    const image = (await postBySlug('com-imagem'))?.image ?? ''
    expect(image).toMatch(/^\/media\/blog-images\/com-imagem-\d+\.webp$/)
    expect((await running.guest().get(image)).headers.get('Content-Type')).toBe('image/webp')
    expect(await fixture.page(creation.headers.get('Location') ?? '')).toContain('Chuva na janela')
  })

  test('offers the shop’s images for a text, takes a new one once, and shows it to readers', async () => {
    const [photograph, batch] = [await plainImage().jpeg().toBuffer(), crypto.randomUUID()]
    const send = (file: Blob) => {
      const body = new FormData()
      body.append('batch', batch)
      body.append('file', file, 'Chuva na Janela.jpg')
      return owner.post('/admin/blog/imagens', body)
    }
    expect(await (await send(new Blob(['<svg></svg>']))).json()).toMatchObject({
      ok: false,
      error: expect.stringContaining('não é uma foto'),
    })
    const { image } = await (await send(new Blob([new Uint8Array(photograph)]))).json()
    expect(image.url).toMatch(/^\/media\/blog-images\/chuva-na-janela-\d+\.webp$/)
    expect((await (await send(new Blob([new Uint8Array(photograph)]))).json()).image.url).toBe(image.url)
    const offeredImages = await (await owner.get('/admin/blog/imagens')).json()
    expect(offeredImages.images.filter(({ url }: { url: string }) => url === image.url)).toHaveLength(1)
    const content = `Chove.\n![Chuva <b>](${image.url})\n[as velas](/produtos) e [nada](javascript:x)`
    const preview = await (await owner.post('/admin/blog/previa', { content })).json()
    expect(preview).toMatchObject({ images: [{ url: image.url }], candles: [] })
    await create({ slug: 'com-marcas', content, as: 'published' })
    const page = await (await running.guest().get('/blog/com-marcas')).text()
    expect(page).toMatch(new RegExp(`<img[^>]*src="${image.url}"[^>]*alt="Chuva &lt;b&gt;"`))
    expect(page).toContain('<a href="/produtos">as velas</a> e [nada](javascript:x)')
  })

  test('deletes after asking, and the next time there is nothing to delete', async () => {
    const address = await create({ slug: 'para-excluir' })
    const response = await owner.post(address, { intent: 'delete' })
    expect(response.headers.get('Location')).toBe('/admin/blog')
    expect(await (await owner.get('/admin/blog')).text()).toContain('Post excluído com sucesso')
    expect((await fixture.answer(address, { intent: 'delete' })).text).toContain('Post não encontrado')
    expect((await owner.get(address)).status).toBe(404)
    expect(
      (await owner.post('/admin/blog/nenhum.data', { intent: 'save', title: 'x', slug: 'x' })).status,
    ).toBe(404)
  })
})
