import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'
import { masterOfUrl } from '#platform/images/image-files.ts'
import { auditBooks, missingPaidOrders } from '../../tests/support/audit-shop.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { createEmptyDatabase } from '../../tests/support/test-database.ts'
import { plainImage } from '../../tests/support/test-images.ts'
import { PersistentShopper } from '../visitors/persistent-shopper.ts'
import { makePlentifulCandle } from '../visitors/plentiful-candle.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { startNode } from './shop-node.ts'

/** Backs up the shop while customers buy and the owner adds images, then restores it elsewhere. */
const seeded = inject('seededShop')
const folder = mkdtempSync(join(tmpdir(), 'shop-backup-'))
const archive = join(folder, 'shop.tar.gz')
let fleet: Fleet
beforeAll(async () => {
  fleet = await startFleet(seeded, { size: 1 })
})
afterAll(async () => {
  await fleet?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a backup that is written while people buy restores a consistent shop', async () => {
  const candle = await makePlentifulCandle(fleet.pool)
  const owner = await fleet.people.administrator()
  const customers = await Promise.all(Array.from({ length: 3 }, () => fleet.people.newCustomer()))
  const [first] = customers
  const boughtOrders: string[] = []
  let isOver = false
  const shopping = customers.map(async (person) => {
    const buyer = new PersistentShopper(person)
    while (!isOver) boughtOrders.push((await buyer.buy(candle)).orderNumber)
  })
  await expect.poll(() => boughtOrders.length, { timeout: 30_000 }).toBeGreaterThan(2)

  const before = [...boughtOrders]
  const decorating = addImages(2)
  await command('backup', { DATABASE_URL: fleet.databaseUrl, DATA_DIR: fleet.dataDir })
  const during = boughtOrders.length - before.length
  isOver = true
  await Promise.all([...shopping, decorating])
  expect(during, 'orders while the backup was written').toBeGreaterThan(0)

  const database = await createEmptyDatabase(seeded.server)
  const dataDir = join(folder, 'restored')
  await command('restore', { DATABASE_URL: database.url, DATA_DIR: dataDir })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  expect(await auditBooks(client)).toEqual([])
  expect(await missingPaidOrders(client, before)).toEqual([])
  expect(await missingImages(client, dataDir)).toEqual([])
  await client.end()

  if (process.env.NODES === 'long') await openRestored(database.url, dataDir)
  await database.drop()

  async function openRestored(databaseUrl: string, dataDir: string): Promise<void> {
    const port = await freePort()
    const restoredNode = await startNode({ port, databaseUrl, dataDir, environment: { JOBS: 'apart' } })
    expect((await owner.visitor.elsewhere(restoredNode.url).get('/produtos')).status).toBe(200)
    const orders = await first?.visitor.elsewhere(restoredNode.url).get('/pedidos')
    expect(orders?.headers.get('Location')).toMatch(/^\/auth/)
    const office = await owner.visitor.elsewhere(restoredNode.url).get('/admin/produtos')
    expect(office.status).toBe(401)
    expect(await restoredNode.stop()).toBe(0)
  }

  async function addImages(count: number): Promise<void> {
    const bytes = new Uint8Array(await plainImage(300, 375).jpeg().toBuffer())
    const { rows } = await fleet.pool.query<{ id: string }>('select id from products order by slug')
    for (let turn = 0; turn < count; turn += 1) {
      const form = new FormData()
      form.set('intent', 'add')
      form.set('batch', crypto.randomUUID())
      form.set('place', '0')
      form.set('productId', rows[turn % rows.length]?.id ?? '')
      form.set('file', new File([bytes], 'vela.jpg', { type: 'image/jpeg' }))
      const answer = await owner.visitor.post('/admin/manager/imagens', form)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`an image was answered with ${answer.status}`)
    }
  }
}, 120_000)

async function command(name: 'backup' | 'restore', environment: Record<string, string>): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [join(projectRoot, 'src', 'app', 'commands', `${name}.ts`), archive],
    {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', ...environment },
    },
  )
}

async function missingImages(client: pg.Client, dataDir: string): Promise<string[]> {
  const { rows } = await client.query<{ url: string }>(
    `select url from image_records
     union select unnest(images) from products
     union select image from categories where image is not null
     union select image from blog_posts where image is not null
     union select jsonb_array_elements_text(product_snapshot -> 'images') from order_items`,
  )
  const files = rows.map(({ url }) => ({ url, file: masterOfUrl(url) }))
  expect(files.length).toBeGreaterThan(20)
  return files
    .filter(({ file }) => !file || !existsSync(join(dataDir, 'media', file.bucket, file.name)))
    .map(({ url }) => url)
}
