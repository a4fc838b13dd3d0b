import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { backOfficeFixture } from '../support/back-office-fixture.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
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

const address = '/admin/textos/pix-a-pagar'
const write = (title: string, text: string, version = '0') => ({
  version,
  'texts.0.name': 'title',
  'texts.0.text': title,
  'texts.1.name': 'text',
  'texts.1.text': text,
})

test('the list names every email, and the editor shows its standard text', async () => {
  expect(await fixture.page('/admin/textos')).toContain('Pix ainda não pago')
  expect(await fixture.page(address)).toContain('Falta só o Pix, {nome}')
  expect((await owner.get('/admin/textos/outro')).status).toBe(404)
})

test('a wrong placeholder is refused with a sentence, and a hostile text stays text', async () => {
  const refused = await fixture.answer(address, write('Oi, {nme}', 'a'.repeat(10_000)))
  expect(refused.text).toContain('{nme} não existe aqui. Use {nome}.')
  expect(refused.text).toContain('O texto passa de 600 caracteres.')
  const saved = await fixture.answer(address, write('Oi, {nome}', '<script>alert(1)</script>'))
  expect(saved.text).toContain('Texto salvo')
  const outdated = await fixture.answer(address, write('Olá, {nome}', 'Outro'))
  expect(outdated.text).toContain('alterado em outra janela')
  const preview = await owner.post(`${address}/previa`, write('Oi, {nome}', '<script>alert(1)</script>'))
  const { html } = (await preview.json()) as { html: string }
  expect(html).toContain('Oi, Helena')
  expect(html).not.toContain('<script>')
})
