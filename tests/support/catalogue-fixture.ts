import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { initialFacts } from '#catalogue/products/domain/product-fields.ts'
import type { ProductDraft } from '#catalogue/products/domain/product-input.ts'
import { shelfOfSizes } from '#catalogue/products/domain/shelf-fields.ts'
import { categories, productVariants, stockMovements } from '#catalogue/products/schema.ts'
import { createProduct } from '#catalogue/products/use-cases/create-product.ts'
import { cartItems } from '#checkout/cart/schema.ts'
import { orderItems } from '#orders/schema/orders.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import type { Shop } from '#platform/shop.ts'
import type { ConnectedTestDatabase } from './database.ts'
import { openImageShop } from './image-shop.ts'

export const actor = { id: '00000000-0000-4000-8000-00000000000a', name: 'Helena' }

export function openCatalogueFixture(database: Pick<ConnectedTestDatabase, 'db'>) {
  const fixture = openImageShop(database)
  const { db } = database
  // The clock advances by a second per call, so that history entries have an order.
  let seconds = 0
  const clock = { now: () => new Date(Date.UTC(2026, 10, 15, 12, 0, seconds++)) }
  const shop: Shop = { ...fixture.shop, clock }

  function draft(facts: Partial<ProductDraft> = {}): ProductDraft {
    return {
      ...initialFacts,
      name: 'Figo & Folhas Verdes',
      slug: `figo-${randomUUID().slice(0, 8)}`,
      categoryId: null,
      price: 9490,
      cost: 3840,
      stockQuantity: 12,
      weight: 0.25,
      dimensions: null,
      features: [],
      specifications: {},
      faq: [],
      variants: [],
      pairs: [],
      ...facts,
      ...(facts.variants?.length && shelfOfSizes(facts.variants)),
    }
  }

  async function created(facts: Partial<ProductDraft> = {}) {
    const productDraft = draft(facts)
    const answer = await createProduct(shop, { actor, draft: productDraft })
    if (!answer.ok) throw new Error(answer.code)
    return { id: answer.value.id, draft: productDraft }
  }

  async function newCategory(name = `Coleção ${randomUUID().slice(0, 8)}`) {
    const [row] = await db
      .insert(categories)
      .values({ name, slug: name.toLowerCase().replace(/\W+/g, '-') })
      .returning()
    if (!row) throw new Error('no category')
    return row
  }

  const sellUnits = (id: string, units: number) =>
    db.execute(sql`update products set stock_quantity = stock_quantity - ${units} where id = ${id}`)
  const sellSize = (id: string, units: number) =>
    db.execute(sql`update product_variants set stock_quantity = stock_quantity - ${units} where id = ${id}`)

  async function putIntoCart(productId: string, variantId: string | null) {
    const [user] = await db
      .insert(users)
      .values({ email: `${randomUUID()}@exemplo.com.br`, name: 'Marina' })
      .returning({ id: users.id })
    await db
      .insert(cartItems)
      .values({ userId: user?.id ?? '', productId, variantId, quantity: 1, seenPrice: 9490 })
  }

  return {
    ...fixture,
    shop,
    draft,
    created,
    newCategory,
    sellUnits,
    sellSize,
    putIntoCart,
    history: (entityId: string) => listChanges({ db }, { entity: 'product', entityId }),
    variants: (id: string) =>
      db
        .select()
        .from(productVariants)
        .where(eq(productVariants.productId, id))
        .orderBy(asc(productVariants.position)),
    movements: (id: string) =>
      db
        .select({ change: stockMovements.change, reason: stockMovements.reason })
        .from(stockMovements)
        .where(eq(stockMovements.productId, id)),
    cartLines: (id: string) => db.select().from(cartItems).where(eq(cartItems.productId, id)),
    soldItems: (name: string) =>
      db.select().from(orderItems).where(sql`${orderItems.productSnapshot} ->> 'name' = ${name}`),
  }
}
