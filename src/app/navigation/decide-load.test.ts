import { expect, it } from 'vitest'
import { decideLoad } from './load-guard.ts'

const origin = 'https://lume.example'

const decide = (
  change: Partial<Omit<Parameters<typeof decideLoad>[0], 'destination'>> = {},
  { url = `${origin}/blog`, sameDocument = false, isOnline = false, isReloadMeant = false } = {},
) =>
  decideLoad(
    {
      navigationType: 'push',
      userInitiated: true,
      cancelable: true,
      downloadRequest: null,
      ...change,
      destination: { url, sameDocument },
    },
    { isOnline, isReloadMeant },
    origin,
  )

it('stays on the page when a link would load a document without a connection', () => {
  expect(decide()).toBe('stay')
  expect(decide({}, { isOnline: true })).toBe('load')
})

it('lets the router move within the page, and others have their addresses', () => {
  expect(decide({}, { sameDocument: true })).toBe('load')
  expect(decide({}, { url: 'https://wa.me/5511' })).toBe('load')
  expect(decide({ downloadRequest: 'pedidos.csv' })).toBe('load')
})

it('finds out about the connection when the router gives up on the script of a page, online or not', () => {
  const reload = { navigationType: 'reload', userInitiated: false } as const
  expect(decide(reload)).toBe('find-out')
  expect(decide(reload, { isOnline: true })).toBe('find-out')
})

it('lets the shop load its own page again, as after paying', () => {
  const reload = { navigationType: 'reload', userInitiated: false } as const
  expect(decide(reload, { isOnline: true, isReloadMeant: true })).toBe('load')
})

it('lets a visitor reload as they like', () => {
  expect(decide({ navigationType: 'reload' })).toBe('load')
})
