import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { sessionCookieName } from '#web/session-cookie.server.ts'
import { type RunningShop, startSeededShop } from '../tests/support/running-shop.ts'
import { prepareSeededShop } from '../tests/support/seeded-shop.ts'
import { findOrInstallChromium } from './find-chromium.ts'

/**
 * Every page at three widths, into `screenshots/` (not committed): `npm run screenshots`, or only some of them with
 * `npm run screenshots -- produto admin`.
 */
type Who = 'guest' | 'customer' | 'administrator'

const pages: [name: string, path: string, who: Who][] = [
  ['home', '/', 'guest'],
  ['produtos', '/produtos', 'guest'],
  ['produtos-busca', '/produtos?search=limao', 'guest'],
  ['produtos-vazio', '/produtos?search=nada-disso', 'guest'],
  ['produto', '/produto/lavanda-camomila', 'guest'],
  ['produto-esgotado', '/produto/jasmim', 'guest'],
  ['colecoes', '/colecoes', 'guest'],
  ['nossa-historia', '/nossa-historia', 'guest'],
  ['processo-artesanal', '/processo-artesanal', 'guest'],
  ['sustentabilidade', '/sustentabilidade', 'guest'],
  ['blog', '/blog', 'guest'],
  ['blog-post', '/blog/por-que-cera-de-coco', 'guest'],
  ['privacidade', '/privacidade', 'guest'],
  ['termos', '/termos', 'guest'],
  ['404', '/nao-existe', 'guest'],
  ['auth', '/auth', 'guest'],
  ['auth-cadastrar', '/auth?aba=cadastrar', 'guest'],
  ['email-confirmation', '/email-confirmation', 'guest'],
  ['carrinho-visitante', '/carrinho', 'guest'],
  ['carrinho', '/carrinho', 'customer'],
  ['favoritos', '/favoritos', 'customer'],
  ['perfil', '/perfil', 'customer'],
  ['pedidos', '/pedidos', 'customer'],
  ['checkout-cancel', '/checkout/cancel', 'guest'],
  ['checkout-success-erro', '/checkout/success', 'guest'],
  ['admin-guard', '/admin', 'guest'],
  ['admin-dashboard', '/admin', 'administrator'],
  ['admin-produtos', '/admin/produtos', 'administrator'],
  ['admin-produto-novo', '/admin/produtos/novo', 'administrator'],
  ['admin-importar', '/admin/produtos/importar', 'administrator'],
  ['admin-categorias', '/admin/categorias', 'administrator'],
  ['admin-manager', '/admin/manager', 'administrator'],
  ['admin-pedidos', '/admin/pedidos', 'administrator'],
  ['admin-usuarios', '/admin/usuarios', 'administrator'],
  ['admin-frete-motoboy', '/admin/frete-motoboy', 'administrator'],
  ['admin-blog', '/admin/blog', 'administrator'],
  ['admin-estilo', '/admin/estilo', 'administrator'],
]

const widths = [390, 768, 1440]
const folder = 'screenshots'

async function photograph(browser: Browser, shop: RunningShop, wanted: string[]): Promise<void> {
  const chosen = pages.filter(([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  for (const who of ['guest', 'customer', 'administrator'] as const) {
    const context = await browser.newContext({
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
    })
    if (who !== 'guest') {
      const name = sessionCookieName(shop.url)
      const visitor = await shop[who]()
      await context.addCookies([{ name, value: visitor.cookie(name) ?? '', url: shop.shop.config.siteUrl }])
    }
    const page = await context.newPage()
    for (const [name, path] of chosen.filter(([, , visitor]) => visitor === who)) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
        await page.goto(shop.shop.config.siteUrl + path, { waitUntil: 'load' })
        // Pictures below the fold are lazy; walking down once makes them come.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 600) {
            window.scrollTo(0, y)
            await new Promise((resolve) => setTimeout(resolve, 40))
          }
          window.scrollTo(0, 0)
          // A picture inside a closed dialog never loads; nobody waits for it.
          const patience = new Promise((resolve) => setTimeout(resolve, 1500))
          await Promise.race([
            patience,
            Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
          ])
        })
        await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
      }
      process.stdout.write(`${name}\n`)
    }
    await context.close()
  }
}

/** A cart and favourites with something in them show more than empty ones. */
async function fillBasket(shop: RunningShop): Promise<void> {
  const customer = await shop.customer()
  const { rows } = await shop.shop.db.execute<{ id: string; size: string | null }>(sql`
    select p.id, (select v.id from product_variants v where v.product_id = p.id and v.price_adjustment = 0) as size
    from products p where p.stock_quantity > 5 order by p.sort_name limit 3`)
  for (const { id, size } of rows) {
    await customer.post('/carrinho', { intent: 'add', productId: id, variantId: size ?? '', quantity: '1' })
    await customer.post('/favoritos', { intent: 'add', productId: id })
  }
}

mkdirSync(folder, { recursive: true })
const seeded = await prepareSeededShop()
const shop = await startSeededShop(seeded)
await fillBasket(shop)
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
try {
  await photograph(browser, shop, process.argv.slice(2))
} finally {
  await browser.close()
  await shop.stop()
  await seeded.stop()
}
process.exit(0)
