import { get } from 'node:http'
import { readDemoAccounts } from '#app/composition/demo-accounts.ts'
import { addDays } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { SeededShop } from '../../tests/support/seeded-shop.ts'
import { type BenchedShop, changeSomething, prepareShop, query, startBenchedShop } from './benched-shop.ts'
import { growTo, type ShopSize } from './grow-shop.ts'
import { type Contender, interleave } from './rounds.ts'
import { ms, printTable, ratio } from './table.ts'

const REQUESTS = 10

const small: ShopSize = { products: 200, orders: 500 }
const large: ShopSize = { products: 500, orders: 200_000 }

/** Signed in and after a change each time, so that no cache answers. */
const pages = {
  list: { path: '/produtos', as: 'customer' },
  'second page, by price': { path: '/produtos?sort=price-asc&page=2', as: 'customer' },
  search: { path: '/produtos?search=canela%20laranja', as: 'customer' },
  // 38 matches in the small shop, a hundred in the large one.
  'search for what a fifth of all is called': { path: '/produtos?search=lavanda', as: 'customer' },
  product: { path: '/produto/canela-laranja', as: 'customer' },
  'order history': { path: '/pedidos', as: 'customer' },
  'admin dashboard': { path: '/admin/dashboard', as: 'administrator' },
  'admin dashboard, 90 days': { path: '/admin/dashboard?period=90', as: 'administrator' },
  'admin today': { path: '/admin/hoje', as: 'administrator' },
  'admin report, this month': { path: '/admin/relatorios', as: 'administrator' },
  'admin report, 30 days': { path: buildReportPath(30), as: 'administrator' },
  'admin report, a year': { path: buildReportPath(365), as: 'administrator' },
  'admin notices': { path: '/admin/avisos', as: 'administrator' },
  'admin customers': { path: '/admin/usuarios', as: 'administrator' },
  'admin customers, by name': { path: '/admin/usuarios?sort=name', as: 'administrator' },
  'admin customers, one found': { path: '/admin/usuarios?search=cliente-7%40', as: 'administrator' },
  'admin products': { path: '/admin/produtos', as: 'administrator' },
  'admin orders': { path: '/admin/pedidos', as: 'administrator' },
  'admin orders, one customer': { path: '/admin/pedidos?search=cliente-7%40', as: 'administrator' },
  // Terms that match every order by email, and a fifth of them by candle.
  'admin orders, what all share': { path: '/admin/pedidos?search=exemplo', as: 'administrator' },
  'admin orders, what a fifth holds': { path: '/admin/pedidos?search=lavanda', as: 'administrator' },
} as const

/** In the small shop, all orders are within these days. */
function buildReportPath(days: number): string {
  const today = isoDay(new Date())
  return `/admin/relatorios?from=${addDays(today, 1 - days)}&to=${today}`
}

interface GrownShop extends BenchedShop {
  cookies: Record<'customer' | 'administrator', string>
}

export async function benchGrowth(seededShop: SeededShop): Promise<void> {
  const [now, later] = [await startGrown(seededShop, small), await startGrown(seededShop, large)]
  const rows: string[][] = []
  for (const [name, page] of Object.entries(pages)) {
    const status = await requestStatus(now, page)
    if (status !== 200) {
      rows.push([name, `answers ${status}`, '', ''])
      continue
    }
    await Promise.all([load(now, page)(), load(later, page)()])
    const medians = await interleave({ now: load(now, page), later: load(later, page) })
    rows.push([
      name,
      ms(medians.now.wall),
      ms(medians.later.wall),
      ratio(medians.later.wall / medians.now.wall),
    ])
  }
  printTable(
    '4. Growth: 200 products and 500 orders, 500 and 200,000 (time of a request; the back office at most 300 ms)',
    ['page', 'small', 'large', 'ratio'],
    rows,
  )
  await now.stop()
  await later.stop()
}

async function startGrown(seededShop: SeededShop, size: ShopSize): Promise<GrownShop> {
  const grown = await prepareShop(seededShop, (shop) => growTo(shop.databaseUrl, size))
  const shop = await startBenchedShop(grown)
  const accounts = readDemoAccounts(shop.dataDir)
  const openSessionFor = async (email = '') => {
    const [user] = await query<{ id: string }>(
      shop.databaseUrl,
      `select id from users where email = '${email}'`,
    )
    return shop.ask<string>({ do: 'session-of', userId: user?.id ?? '' })
  }
  const cookies = {
    customer: await openSessionFor(accounts?.customer.email),
    administrator: await openSessionFor(accounts?.administrator.email),
  }
  const stop = async () => {
    await shop.stop()
    await grown.remove()
  }
  return { ...shop, cookies, stop }
}

type Page = (typeof pages)[keyof typeof pages]

function load(shop: GrownShop, page: Page): Contender {
  return async () => {
    let waited = 0
    for (let time = 0; time < REQUESTS; time += 1) {
      await changeSomething(shop)
      const before = performance.now()
      await requestStatus(shop, page)
      waited += performance.now() - before
    }
    const wall = waited / REQUESTS
    return { wall, processor: wall }
  }
}

function requestStatus({ port, cookies }: GrownShop, { path, as }: Page): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port, host: 'localhost', path, headers: { Cookie: cookies[as] } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    }).on('error', reject)
  })
}
