import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { imageRecords, products } from '#catalogue/products/schema.ts'
import { orderItems } from '#orders/schema/orders.ts'
import { insertOrders } from '#orders/use-cases/insert-orders.ts'
import type { Log } from '#platform/config/log.ts'
import type { Shop } from '#platform/shop.ts'
import type { ConnectedTestDatabase } from './database.ts'
import { MemoryStorage } from './memory-storage.ts'
import { QuickImageProcessor } from './quick-image-processor.ts'

export function openImageShop({ db }: Pick<ConnectedTestDatabase, 'db'>) {
  const silent = () => undefined
  const log: Log = { debug: silent, info: silent, warn: silent, error: silent }
  const storage = new MemoryStorage()
  const processor = new QuickImageProcessor()
  const clock = { now: () => new Date('2026-11-15T12:00:00Z') }
  const ports = { db, publicReads: db, storage, images: processor, clock, log }
  const shop = { ...ports, waitingLists: [] } as unknown as Shop

  async function newProduct(images: string[] = []) {
    const slug = `vela-${randomUUID().slice(0, 8)}`
    const [product] = await db
      .insert(products)
      .values({ name: 'Jasmim da Noite', slug, price: 8900, images })
      .returning()
    if (!product) throw new Error('no product')
    return product
  }

  async function newImage(name = `foto-${randomUUID().slice(0, 8)}`) {
    const url = `/media/product-images/${name}.webp`
    for (const suffix of ['webp', 'w480.avif']) {
      await storage.put({ bucket: 'product-images', name: `${name}.${suffix}` }, Buffer.from(name))
    }
    await db.insert(imageRecords).values({ url, width: 700, height: 875, alt: name })
    return url
  }

  async function sell(product: typeof products.$inferSelect) {
    const id = randomUUID()
    await insertOrders(db, [
      {
        id,
        orderNumber: id,
        subtotalAmount: product.price,
        totalAmount: product.price,
        customerName: 'Marina',
        customerEmail: 'marina@exemplo.com.br',
        shippingAddress: {
          line1: 'Rua A, 1',
          city: 'São Paulo',
          state: 'SP',
          postal_code: '01000-000',
          country: 'BR',
        },
        attemptKey: id,
        sessionId: id,
        paymentProvider: 'offline',
      },
    ])
    await db.insert(orderItems).values({
      orderId: id,
      productId: product.id,
      quantity: 1,
      unitPrice: product.price,
      totalPrice: product.price,
      productSnapshot: { name: product.name, images: product.images, variant_name: null },
    })
  }

  async function productNow(id: string) {
    const [product] = await db.select().from(products).where(eq(products.id, id))
    return product
  }

  async function imageNow(url: string) {
    const [image] = await db.select().from(imageRecords).where(eq(imageRecords.url, url))
    return image
  }

  const fileNames = () => [...storage.files.keys()].map((key) => key.replace('product-images/', ''))

  return { shop, storage, processor, newProduct, newImage, sell, productNow, imageNow, fileNames }
}
