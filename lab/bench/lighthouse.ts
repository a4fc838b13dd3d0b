import lighthouse, { type Result } from 'lighthouse'
import { readDemoAccounts } from '#app/composition/demo-accounts.ts'
import { showHelp } from '../../src/app/commands/show-help.ts'
import { prepareSeededShop } from '../../tests/support/seeded-shop.ts'
import { query, startBenchedShop } from './benched-shop.ts'
import { startBrowser } from './browser.ts'
import { measureAddToCart } from './interaction.ts'
import { median } from './rounds.ts'
import { ms, printTable } from './table.ts'

showHelp('npm run bench:pages -- [RUNS]\nMeasures pages on a slow phone; each of them five times.')

/**
 * `npm run bench:pages` simulates a phone on a slow connection; `-- 1` measures each page once instead of
 * five times.
 */
const runs = Number(process.argv[2] ?? 5)

const pages = {
  home: '/',
  list: '/produtos',
  product: '/produto/canela-laranja',
  cart: '/carrinho',
  'blog post': '/blog/por-que-cera-de-coco',
  'admin dashboard': '/admin/dashboard',
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const seeded = await prepareSeededShop()
const shop = await startBenchedShop(seeded)
const browser = await startBrowser()
const administratorCookie = await administratorSession()
const rows: string[][] = []
try {
  for (const [name, path] of Object.entries(pages)) {
    const cookie = path.startsWith('/admin') ? administratorCookie : undefined
    // Warm-up: images are resized on first request.
    await visit(path, cookie)
    const results: Result[] = []
    for (let run = 0; run < runs; run += 1) results.push(await visit(path, cookie))
    rows.push([name, ...summary(results)])
  }
  printTable(
    `Lighthouse, phone, simulated slow 4G, median of ${runs}`,
    ['page', 'perf.', 'access.', 'best pr.', 'SEO', 'LCP', 'CLS', 'TBT', 'script', 'all bytes'],
    rows,
  )
  const { painted, counted } = await measureAddToCart(
    browser.port,
    `http://localhost:${shop.port}${pages.product}`,
    runs,
  )
  printTable(
    `Adding to the cart, phone, processor slowed four times, median of ${runs} (at most 100 ms to the next image)`,
    ['from the end of the touch to', 'time'],
    [
      ['the next image on the screen', ms(painted)],
      ['one more in the cart of the header', ms(counted)],
    ],
  )
} finally {
  await browser.stop()
  await shop.stop()
  await seeded.stop()
}

async function visit(path: string, cookie?: string, attemptsLeft = 2): Promise<Result> {
  const answer = await lighthouse(`http://localhost:${shop.port}${path}`, {
    port: browser.port,
    logLevel: 'silent',
    onlyCategories: [...categories],
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  })
  const failure = answer?.lhr.runtimeError
  // On a busy machine the browser sometimes loses the start of its trace.
  if (failure?.code === 'NO_NAVSTART' && attemptsLeft > 0) return visit(path, cookie, attemptsLeft - 1)
  if (!answer || failure) throw new Error(`${path}: ${failure?.message}`)
  reportFaults(path, answer.lhr)
  return answer.lhr
}

function reportFaults(path: string, { audits }: Result): void {
  if (!process.env.BENCH_FAULTS) return
  const faults = Object.values(audits).filter(({ score }) => score !== null && score < 0.9)
  for (const { id, displayValue } of faults) console.log(`${path}: ${id} ${displayValue ?? ''}`)
}

function summary(results: readonly Result[]): string[] {
  const middle = (value: (result: Result) => number | null | undefined) =>
    median(results.map((result) => value(result) ?? Number.NaN))
  const audit = (id: string) => middle(({ audits }) => audits[id]?.numericValue)
  const scores = categories.map((id) =>
    String(Math.round(middle((result) => result.categories[id]?.score) * 100)),
  )
  const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(0)} KB`
  return [
    ...scores,
    ms(audit('largest-contentful-paint')),
    audit('cumulative-layout-shift').toFixed(3),
    ms(audit('total-blocking-time')),
    kilobytes(middle(scriptBytes)),
    kilobytes(audit('total-byte-weight')),
  ]
}

function scriptBytes({ audits }: Result): number {
  const details = audits['network-requests']?.details as unknown as
    | { items: { resourceType?: string; transferSize?: number }[] }
    | undefined
  const scripts = details?.items.filter(({ resourceType }) => resourceType === 'Script') ?? []
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}

async function administratorSession(): Promise<string> {
  const email = readDemoAccounts(shop.dataDir)?.administrator.email
  const [user] = await query<{ id: string }>(
    shop.databaseUrl,
    `select id from users where email = '${email}'`,
  )
  return shop.ask({ do: 'session-of', userId: user?.id ?? '' })
}
