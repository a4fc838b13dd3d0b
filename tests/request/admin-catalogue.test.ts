import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { products } from '#catalogue/products/schema.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import { cataloguePages, type Fields, form } from '../support/catalogue-pages.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
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

describe('the product management', () => {
  test('shows the count, the rows and the filters', async () => {
    const html = await catalogue.page('/admin/produtos')
    expect(html).toContain('Gestão de Produtos')
    expect(html).toMatch(/Produtos \(<span class="num">17</)
    for (const words of [
      'Todos',
      'Ativo',
      'Inativo',
      'Todas',
      'Aconchego',
      'Novo Produto',
      'R$ 99,90',
      '3 tamanhos',
      '120 g: ',
    ])
      expect(html).toContain(words)
    expect(await catalogue.page('/admin/produtos?search=sandalo')).toMatch(/Produtos \(<span class="num">1</)
  })

  test('shows the next step if nothing is found', async () => {
    const filtered = await catalogue.page('/admin/produtos?search=nada-assim')
    expect(filtered).toContain('Nenhum produto encontrado')
    expect(filtered).toContain('Tente ajustar os filtros de busca')
  })

  test('activates and deactivates, with and without JavaScript', async () => {
    const { id } = await catalogue.product('jasmim')
    const toggle = (active: boolean) => ({ intent: 'toggle', ids: id, active: String(active) })
    expect(await catalogue.answer('/admin/produtos', toggle(false))).toContain(
      'Produto desativado com sucesso',
    )
    expect(await catalogue.page('/admin/produtos?status=inactive')).toContain('Jasmim da Noite')
    expect(await catalogue.pageAfter('/admin/produtos', toggle(true))).toContain(
      'Produto ativado com sucesso',
    )
    expect((await catalogue.product('jasmim')).active).toBe(true)
  })

  test('changes many at once, and their stock only as it was seen', async () => {
    const [one, other] = [await catalogue.product('palo-santo'), await catalogue.product('cha-branco')]
    const ids = [one.id, other.id]
    expect(await catalogue.answer('/admin/produtos', { intent: 'toggle', ids, active: 'false' })).toContain(
      '2 produtos desativados com sucesso',
    )
    await catalogue.answer('/admin/produtos', { intent: 'toggle', ids, active: 'true' })
    const adjust = (seenStock: number, kind = 'add') => ({
      intent: 'adjust-stock',
      kind,
      units: '4',
      shelves: [`${one.id}:${seenStock}`, `${other.id}:${other.stockQuantity}`],
    })
    expect(await catalogue.answer('/admin/produtos', adjust(one.stockQuantity + 1, 'set'))).toContain(
      'Nada foi salvo',
    )
    expect((await catalogue.product('cha-branco')).stockQuantity).toBe(other.stockQuantity)
    expect(await catalogue.answer('/admin/produtos', adjust(one.stockQuantity))).toContain(
      'Estoque de 2 produtos ajustado com sucesso',
    )
    expect((await catalogue.product('palo-santo')).stockQuantity).toBe(one.stockQuantity + 4)
  })

  test('deletes, and reports it', async () => {
    const { id } = await catalogue.product('rosa-peonia')
    expect(await catalogue.answer('/admin/produtos', { intent: 'delete', ids: id })).toContain(
      'Produto excluído com sucesso',
    )
    expect((await owner.get(`/admin/produtos/${id}`)).status).toBe(404)
    expect(await catalogue.answer('/admin/produtos', { intent: 'delete', ids: id })).toContain(
      'não existe mais',
    )
  })

  test('refuses what is no request of its own', async () => {
    const strange: Fields[] = [{ intent: 'delete' }, { intent: 'toggle', ids: 'x' }, { intent: 'x' }, {}]
    for (const fields of strange)
      expect((await owner.post('/admin/produtos.data', form(fields))).status).toBe(409)
  })

  test('shows which step failed', async () => {
    const { id } = await catalogue.product('jasmim')
    await catalogue.withoutProductNames(async () => {
      const response = await owner.get('/admin/produtos')
      expect(response.status).toBe(500)
      expect(await response.text()).toContain('Erro ao carregar dados')
      const toggle = { intent: 'toggle', ids: id, active: 'false' }
      expect(await catalogue.answer('/admin/produtos', toggle)).toContain('Erro ao alterar status do produto')
      expect(await catalogue.answer('/admin/produtos', { intent: 'delete', ids: id })).toContain(
        'Erro ao excluir produto',
      )
    })
  })
})

describe('the count of the stock', () => {
  /** Form fields as a browser sends them, including the hidden seen stocks. */
  async function shownCount() {
    const html = await catalogue.page('/admin/estoque')
    const listValues = (name: string) =>
      [...html.matchAll(/<input[^>]*>/g)]
        .filter(([input]) => input.includes(`name="${name}"`))
        .map(([input]) => /value="([^"]*)"/.exec(input)?.[1] ?? '')
    return { intent: 'count', shelves: listValues('shelves'), units: listValues('units') }
  }

  test('keeps the typed count after a refusal, and saves at the second try', async () => {
    const sentCount = await shownCount()
    expect(sentCount.units.length).toBe(sentCount.shelves.length)
    const { id, name } = await catalogue.product('palo-santo')
    const place = sentCount.shelves.findIndex((shelf) => shelf.startsWith(id))
    const before = Number(sentCount.units[place])
    const typed = (text: string) => ({
      ...sentCount,
      units: sentCount.units.map((units, index) => (index === place ? text : units)),
    })
    const wrong = await owner.post('/admin/estoque.data', form(typed('uns 9')))
    expect(wrong.status).toBe(409)
    const answer = await wrong.text()
    expect(answer).toContain('"uns 9"')
    expect(answer).toContain('Digite um número inteiro')

    await running.shop.db.execute(
      sql`update products set stock_quantity = stock_quantity - 1 where id = ${id}`,
    )
    expect(await catalogue.answer('/admin/estoque', typed('57'))).toContain(
      `O estoque de ${name} mudou de ${before} para ${before - 1} enquanto você contava.`,
    )
    const shelves = sentCount.shelves.map((shelf, index) => (index === place ? `${id}:${before - 1}` : shelf))
    expect(await catalogue.pageAfter('/admin/estoque', { ...typed('57'), shelves })).toContain(
      'Contagem salva',
    )
    expect((await catalogue.product('palo-santo')).stockQuantity).toBe(57)
  })

  test('is requested once on the morning page, until the owner confirms it', async () => {
    const [finding] = await running.shop.db
      .insert(reconciliationFindings)
      .values({ kind: 'sizes-to-share', subject: 'sizes' })
      .returning()
    const today = await catalogue.page('/admin/hoje')
    expect(today).toContain('Agora cada tamanho tem o seu estoque')
    expect(today).toContain('href="/admin/estoque"')
    expect(await catalogue.page('/admin/avisos')).toContain('Contar estoque')
    expect(await catalogue.page('/admin/dashboard')).toContain('Contar estoque')
    await catalogue.answer('/admin/avisos', { intent: 'done', noticeId: finding?.id ?? '' })
    expect(await catalogue.page('/admin/hoje')).not.toContain('Agora cada tamanho tem o seu estoque')
  })
})

describe('the categories', () => {
  test('are listed with their products, and those with products cannot be deleted', async () => {
    const html = await catalogue.page('/admin/categorias')
    expect(html).toContain('Gestão de Categorias')
    expect(html).toMatch(/\d produto\(s\)/)
    expect(html).toContain('title="Mova os produtos antes de excluir"')
    const { id } = await catalogue.categoryNamed('Jardim')
    expect(await catalogue.answer('/admin/categorias', { intent: 'delete', id })).toContain(
      'Uma categoria com produtos não pode ser excluída',
    )
  })

  test('are created, changed, hidden, shown and deleted', async () => {
    const save = { intent: 'save', id: '', name: 'Edição de Inverno', description: '', active: 'on' }
    expect(await catalogue.answer('/admin/categorias', save)).toContain('Categoria criada com sucesso')
    const { id, slug, description } = await catalogue.categoryNamed('Edição de Inverno')
    expect({ slug, description }).toEqual({ slug: 'edicao-de-inverno', description: null })
    expect(await catalogue.page(`/admin/categorias?editar=${id}`)).toMatch(/<h2[^>]*>Editar Categoria</)
    const changedForm = { ...save, id, description: 'Para a lareira.' }
    expect(await catalogue.answer('/admin/categorias', changedForm)).toContain(
      'Categoria atualizada com sucesso',
    )
    const toggle = (active: string) => catalogue.answer('/admin/categorias', { intent: 'toggle', id, active })
    expect(await toggle('false')).toContain('Categoria desativada com sucesso')
    expect(await toggle('true')).toContain('Categoria ativada com sucesso')
    expect(await catalogue.answer('/admin/categorias', { ...save, name: 'edição de inverno' })).toContain(
      'Já existe uma categoria com este nome',
    )
    expect(await catalogue.answer('/admin/categorias', { intent: 'delete', id })).toContain(
      'Categoria excluída com sucesso',
    )
  })

  test('need a name, and an image that is one', async () => {
    const save = { intent: 'save', id: '', name: ' ', active: 'on' }
    expect(await catalogue.answer('/admin/categorias', save)).toContain('Nome é obrigatório')
    const image = new File(['<svg/>'], 'x.png', { type: 'image/png' })
    expect(await catalogue.answer('/admin/categorias', { ...save, name: 'Nova', image })).toContain(
      'Este arquivo não é uma foto',
    )
  })

  test('say what failed', async () => {
    const { id } = await catalogue.categoryNamed('Jardim')
    await catalogue.without('categories', async () => {
      expect(await catalogue.page('/admin/categorias')).toContain('Erro ao carregar categorias')
      const toggle = { intent: 'toggle', id, active: 'false' }
      expect(await catalogue.answer('/admin/categorias', toggle)).toContain(
        'Erro ao alterar status da categoria',
      )
      expect(await catalogue.answer('/admin/categorias', { intent: 'delete', id })).toContain(
        'Erro ao excluir categoria',
      )
      expect(await catalogue.answer('/admin/categorias', { intent: 'save', name: 'X' })).toContain(
        'Erro ao salvar categoria',
      )
    })
  })
})

test('users are announced', async () => {
  expect(await catalogue.page('/admin/usuarios')).toContain('Em breve - Gestão de Usuários')
})

test('an empty shop shows where to start', async () => {
  await running.shop.db.delete(products)
  expect(await catalogue.page('/admin/produtos')).toContain('Comece criando seu primeiro produto')
})
