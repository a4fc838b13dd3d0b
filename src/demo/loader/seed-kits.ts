import { sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { demoKits } from '#demo/demo-data.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { SeedImage } from './seed-content.ts'

const DAY = 24 * 60 * 60 * 1000
const KIT_SIZE = '120 g'

export async function seedKits(tx: Transaction, now: Date, stored: Map<string, SeedImage>): Promise<void> {
  for (const { candles, choices, createdDaysAgo, images, ...kit } of demoKits) {
    const createdAt = new Date(now.getTime() - createdDaysAgo * DAY)
    const [madeProduct] = await tx
      .insert(products)
      .values({
        ...kit,
        kitKind: choices === null ? 'fixed' : 'choose',
        kitChoices: choices,
        minStockLevel: 0,
        images: images.flatMap((file) => stored.get(file)?.url ?? []),
        createdAt,
        updatedAt: createdAt,
      })
      .returning({ id: products.id })
    if (!madeProduct) continue
    await tx.execute(sql`
      insert into kit_parts (kit_id, product_id, variant_id, name, size, position)
      select ${madeProduct.id}, p.id, v.id, p.name, v.name, candle.place
      from jsonb_array_elements_text(${JSON.stringify(candles)}::jsonb) with ordinality as candle(slug, place)
        join products p on p.slug = candle.slug join product_variants v on v.product_id = p.id and v.name = ${KIT_SIZE}`)
    await tx.execute(sql`
      update products set weight = (select case when ${choices}::int is null then sum(v.weight) else ${choices}::int * max(v.weight) end
        from kit_parts part join product_variants v on v.id = part.variant_id where part.kit_id = ${madeProduct.id})
      where id = ${madeProduct.id}`)
  }
}
