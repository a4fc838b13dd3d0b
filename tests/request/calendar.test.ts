import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addDays } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { submit } from '../support/account-fixture.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
})
afterAll(() => running?.stop())

const version = async () => String((await loadSettings(running.shop)).versions.calendar)

test('without JavaScript the owner opens a day, closes ten with their orders, and sees another tab’s changes', async () => {
  const owner = await running.administrator()
  const today = isoDay(running.shop.clock.now())
  const day = addDays(today, 30)
  const open = { intent: 'open', day, morning: '3', afternoon: '2', evening: '0', note: 'só meu' }
  const seenVersion = await version()
  const opening = await submit(owner, '/admin/calendario', { ...open, version: seenVersion })
  expect(opening.page).toContain('Já vale na loja.')
  const page = await (await owner.get(`/admin/calendario?dia=${day}`)).text()
  expect(page).toContain('Recado: só meu')
  expect(page).toContain('0 de 5 vagas ocupadas')
  const again = await submit(owner, '/admin/calendario', { ...open, version: seenVersion })
  expect(again.page).toMatch(/Outra aba ou outra pessoa mexeu nele antes. Agora está assim: Aberto .*só meu/)

  const list = await (await owner.get(`/admin/calendario/fechar?de=${today}&ate=${addDays(today, 9)}`)).text()
  const plans = [...list.matchAll(/<option value="([^"]+\|)"/g)].map(([, plan = '']) => plan)
  expect(plans.length).toBeGreaterThan(0)
  const span = { from: today, until: addDays(today, 9), version: await version() }
  const closing = { intent: 'close', kind: 'vacation', note: 'Volto já!', ...span }
  const unseen = await submit(owner, '/admin/calendario', closing)
  expect(unseen.page).toContain('que você ainda não viu nesta lista')
  expect(await (await owner.get('/')).text()).not.toContain('Volto já!')

  const body = new URLSearchParams(closing)
  for (const plan of plans) body.append('plan', plan)
  const closed = await owner.send('/admin/calendario', {
    method: 'POST',
    body,
    headers: { Accept: 'text/html' },
  })
  expect([closed.status, closed.headers.get('location')]).toEqual([302, '/admin/calendario'])
  expect(await (await owner.get('/')).text()).toContain('Volto já!')
})
