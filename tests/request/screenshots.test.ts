import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  demoViews,
  emptiedViews,
  emptyShop,
  NEWCOMER,
  prepareViews,
} from '../../scripts/screenshot-views/all-views.ts'
import type { View } from '../../scripts/screenshot-views/view.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  await prepareViews(running)
})
afterAll(() => running?.stop())

async function visitorOf({ who }: View): Promise<Visitor> {
  return who === 'newcomer' ? running.signedIn(NEWCOMER) : running[who]()
}

/** Follows redirects, as the browser of the screenshots does. */
async function open(visitor: Visitor, path: string): Promise<Response> {
  const response = await visitor.get(path)
  const location = response.headers.get('Location')
  return location ? open(visitor, location.replace(running.shop.config.siteUrl, '')) : response
}

async function expectPage(view: View): Promise<void> {
  const path = typeof view.path === 'string' ? view.path : await view.path(running)
  const visitor = await visitorOf(view)
  const mend = await view.breakShop?.(running)
  const response = await open(visitor, path).finally(mend)
  expect(response.status, path).toBe(view.status ?? 200)
  expect(await response.text(), path).toContain(view.shows ?? '</html>')
}

// One shop for all, in the order of the command: the last views need a shop that was emptied.
describe('each screenshot has its page', () => {
  test.each(demoViews.map((view) => [view.name, view] as const))('%s', (_name, view) => expectPage(view))

  describe('in an empty shop', () => {
    beforeAll(() => emptyShop(running))

    test.each(emptiedViews.map((view) => [view.name, view] as const))('%s', (_name, view) => expectPage(view))
  })
})

test('no two screenshots have the same file', () => {
  const names = [...demoViews, ...emptiedViews].map(({ name }) => name)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
