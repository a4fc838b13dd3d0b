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

describe('the page of a leva', () => {
  async function loadPassport() {
    const { rows } = await running.shop.db.execute<{ code: string; number: number; note: string }>(
      sql`select code, number, note from passports where note <> '' order by number desc limit 1`,
    )
    return rows[0] ?? { code: '', number: 0, note: '' }
  }

  test('shows anyone who scans its code how the candle was made, without stock or costs', async () => {
    const { code, number, note } = await loadPassport()
    const html = await page(`/leva/${code}`)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    for (const words of [
      `Leva ${number}`,
      'Clara',
      'Cera de coco',
      note,
      'Avaliar esta vela',
      'Pavio a 5 mm',
    ])
      expect(main).toContain(words)
    expect(main).not.toMatch(/R\$|estoque|@|fornecedor/i)
    expect(html).toContain('name="robots" content="noindex"')
    expect((await running.guest().get(`/leva/${code.toLowerCase()}`)).headers.get('location')).toBe(
      `/leva/${code}`,
    )
    expect((await running.guest().get(`/leva/${code}/avaliar`)).headers.get('location')).toContain('/auth')
  })

  test('is cached like other pages, and removed when the owner closes it', async () => {
    const { code } = await loadPassport()
    const answer = await running.guest().get(`/leva/${code}`)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'public, no-cache'])
    const statusOf = async () => (await running.guest().get(`/leva/${code}`)).status
    await change(`update passports set is_open = false where code = '${code}'`)
    await expect.poll(statusOf, { timeout: 30_000 }).toBe(404)
    await change(`update passports set is_open = true where code = '${code}'`)
    await expect.poll(statusOf, { timeout: 30_000 }).toBe(200)
  })

  test('has a seal, and counts the waiting candles only if the owner wants it', async () => {
    const { code } = await loadPassport()
    const main = await page(`/leva/${code}`)
    expect(main).toMatch(/Um anel para cada vela: \d+ velas, \d+ ainda à espera\./)
    const seal = await running.guest().get(`/leva/${code}/selo/480`)
    expect([seal.status, seal.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
    expect(await seal.text()).toMatch(/^<svg [^>]+>.*<\/svg>$/)
    expect((await running.guest().get(`/leva/${code}/selo/481`)).status).toBe(404)
    await change(`insert into shop_settings (section, "values") values ('features', '{"batchCounts": ""}')
      on conflict (section) do update set "values" = shop_settings."values" || excluded."values"`)
    await running.shop.settings.refresh()
    await expect.poll(() => page(`/leva/${code}`), { timeout: 30_000 }).not.toMatch(/\d+ velas/)
  })

  test('is not found by guessing', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 32; tries++)
      statuses.push((await running.guest().get('/leva/K7PM4XQT')).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
  })
})
