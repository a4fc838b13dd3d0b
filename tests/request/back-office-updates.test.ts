import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import { BACK_OFFICE_PATH } from '#platform/http/realtime/back-office-channel.ts'
import { placePaidOrder } from '../support/back-office-fixture.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
})
afterAll(() => running?.stop())

async function listenAs(visitor: { get(path: string): Promise<Response> }) {
  const answer = await visitor.get(BACK_OFFICE_PATH)
  const receivedEvents: string[] = []
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) receivedEvents.push(decoder.decode(chunk))
  })().catch(() => undefined)
  const counts = () =>
    [...receivedEvents.join('').matchAll(/event: ([\w-]+)\ndata: (\{.*\})/g)].map(([, event, data]) => ({
      event,
      ...(JSON.parse(data ?? '') as { waitingOrders: number; openNotices: number }),
    }))
  return { counts, reading }
}

test('are sent only to staff', async () => {
  expect((await running.guest().get(BACK_OFFICE_PATH)).status).toBe(404)
  expect((await (await running.customer()).get(BACK_OFFICE_PATH)).status).toBe(404)
})

test('a paid order and a new notice reach an open page with the numbers of its menu', async () => {
  const { counts } = await listenAs(await running.administrator())
  await expect.poll(counts).toHaveLength(1)
  const [before] = counts()
  if (!before) throw new Error('no counts came')
  expect(before.event).toBe('counts')
  await placePaidOrder(running, 'sino@exemplo.com.br')
  await expect
    .poll(() => counts().at(-1))
    .toMatchObject({ event: 'back-office-updates', waitingOrders: before.waitingOrders + 1 })
  const now = running.shop.clock.now()
  await recordFinding(running.shop.db, { kind: 'payment-disputed', subject: 'pay_sino', details: {}, now })
  await expect.poll(() => counts().at(-1)?.openNotices).toBe(before.openNotices + 1)
})

test('the back office has a manifest of its own, which its pages name first', async () => {
  const manifest = await (await running.guest().get('/admin.webmanifest')).json()
  expect(manifest).toMatchObject({ id: '/admin', start_url: '/admin/hoje', scope: '/' })
  const page = await (await (await running.administrator()).get('/admin/avisos')).text()
  const links = [...page.matchAll(/<link[^>]*rel="manifest" href="([^"]+)"/g)].map(([, href]) => href)
  expect(links[0]).toBe('/admin.webmanifest')
})

test('a notice is answered in Hoje, also without a script', async () => {
  const owner = await running.administrator()
  const now = running.shop.clock.now()
  await recordFinding(running.shop.db, { kind: 'payment-disputed', subject: 'pay_hoje', details: {}, now })
  const answers = async () => {
    const page = await (await owner.get('/admin/hoje')).text()
    return [...page.matchAll(/name="intent" value="done"\/><input[^>]*name="noticeId" value="([^"]+)"/g)]
  }
  const [first] = await answers()
  const answer = await owner.send('/admin/avisos', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'done', noticeId: first?.[1] ?? '' }),
    headers: { Accept: 'text/html', Referer: `${running.url}/admin/hoje` },
  })
  expect([answer.status, answer.headers.get('location')?.split('?')[0]]).toEqual([302, '/admin/hoje'])
  expect((await answers()).map(([, id]) => id)).not.toContain(first?.[1])
})
