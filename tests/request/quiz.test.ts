import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
})
afterAll(() => running?.stop())

const answers = 'comodo=quarto&momento=desacelerar&intensidade=suave'
const page = async (address: string) => (await running.guest().get(address)).text()

test('each answer links to the next question', async () => {
  const first = await page('/descobrir')
  expect(first).toContain('Pergunta 1 de 4')
  expect(first).toContain('href="/descobrir?comodo=quarto"')
  expect(first).not.toContain('noindex')
  expect(await page('/descobrir?comodo=quarto')).toContain('Pergunta 2 de 4')
  expect(await page('/descobrir?comodo=quarto&momento=nunca&intensidade=suave')).toContain('Pergunta 2 de 4')
  expect(await page(`/descobrir?${answers}`)).toContain('name="evitar" value="nada"')
})

test('ticks that a form sends one by one become the one address of the result', async () => {
  const sent = await running.guest().get(`/descobrir?${answers}&evitar=nada&evitar=floral&evitar=doce`)
  expect(sent.status).toBe(302)
  expect(sent.headers.get('location')).toBe(`/descobrir?${answers}&evitar=doce-floral`)
})

test('the result shows three candles with a reason each, hidden from search engines', async () => {
  const html = await page(`/descobrir?${answers}&evitar=nada`)
  expect(html).toContain('Três velas para desacelerar')
  expect(html.match(/class="quiz__why"/g)).toHaveLength(3)
  expect(html).toContain('Porque você quer desacelerar: leva')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<link rel="canonical" href="')
})

test('shows that no candle is left if everything is excluded', async () => {
  const html = await page(`/descobrir?${answers}&evitar=doce-floral-citrico-especiarias-ervas-defumado`)
  expect(html).toContain('Nenhuma vela da casa escapa de tudo isso')
})
