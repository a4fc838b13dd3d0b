import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type RunningShop, startSeededShop } from '../../tests/support/running-shop.ts'
import type { Visitor } from '../../tests/support/visitor.ts'
import { demoViews, emptiedViews, emptyShop, NEWCOMER, prepareViews } from './all-views.ts'
import type { View } from './view.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  await prepareViews(running)
})
afterAll(() => running?.stop())

async function chooseVisitor({ who }: View): Promise<Visitor> {
  return who === 'newcomer' ? running.signedIn(NEWCOMER) : running[who]()
}

async function open(visitor: Visitor, path: string): Promise<Response> {
  const response = await visitor.get(path)
  const location = response.headers.get('Location')
  return location ? open(visitor, location.replace(running.shop.config.siteUrl, '')) : response
}

async function expectPage(view: View): Promise<void> {
  const path = typeof view.path === 'string' ? view.path : await view.path(running)
  const visitor = await chooseVisitor(view)
  const mend = await view.breakShop?.(running)
  const response = await open(visitor, path).finally(mend)
  expect(response.status, path).toBe(view.status ?? 200)
  expect(await response.text(), path).toContain(view.shows ?? '</html>')
}

// All tests share one shop and keep the command's order, because the last views empty it.
describe('each screenshot has its page', () => {
  test.each(demoViews.map((view) => [view.name, view] as const))('%s', (_name, view) => expectPage(view))

  describe('in an empty shop', () => {
    beforeAll(() => emptyShop(running))

    test.each(emptiedViews.map((view) => [view.name, view] as const))('%s', (_name, view) => expectPage(view))
  })
})

test('every screenshot has a file of its own', () => {
  const names = [...demoViews, ...emptiedViews].map(({ name }) => name)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
