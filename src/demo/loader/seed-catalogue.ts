import { gt, sql } from 'drizzle-orm'
import {
  blogPosts,
  categories,
  imageRecords,
  products,
  productVariants,
  shelves,
  stockMovements,
} from '#catalogue/products/schema.ts'
import type { DeliverySchedule } from '#delivery/calendar/domain/delivery-schedule.ts'
import type { CourierSettings } from '#delivery/freight/domain/courier-settings.ts'
import { settingsFreteMotoboy } from '#delivery/freight/schema.ts'
import { buildShelf, buildSku, calculateFigures } from '#demo/sizes.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { SeedContent, SeedImage } from './seed-content.ts'

const DAY = 24 * 60 * 60 * 1000

export async function seedCatalogue(
  tx: Transaction,
  content: SeedContent,
  now: Date,
  stored: Map<string, SeedImage>,
) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  const findUrl = (file: string) => stored.get(file)?.url ?? null
  const findUrls = (files: string[]) => files.flatMap((file) => findUrl(file) ?? [])

  if (stored.size > 0)
    await tx
      .insert(imageRecords)
      .values([...stored.values()])
      .onConflictDoNothing()

  const categoryRows = await tx
    .insert(categories)
    .values(
      content.collections.map(({ name, slug, description, image }) => ({
        name,
        slug,
        description,
        image: findUrl(image),
      })),
    )
    .returning({ id: categories.id, slug: categories.slug })
  const categoryIds = new Map(categoryRows.map(({ slug, id }) => [slug, id]))

  const productRows = await tx
    .insert(products)
    .values(
      content.products.map(
        ({ collection, sizes, createdDaysAgo, images: files, sizesImage, sale, ...product }) => ({
          ...product,
          sku: sizes.length > 0 ? '' : buildSku(product.slug),
          salePrice: sale?.price,
          saleFrom: sale && isoDay(daysAgo(sale.daysAgo)),
          saleUntil: sale && isoDay(daysAgo(-sale.daysLeft)),
          categoryId: categoryIds.get(collection),
          images: findUrls(sizesImage ? [...files, sizesImage] : files),
          createdAt: daysAgo(createdDaysAgo),
          updatedAt: daysAgo(createdDaysAgo),
        }),
      ),
    )
    .returning({ id: products.id, slug: products.slug })
  const productIds = new Map(productRows.map(({ slug, id }) => [slug, id]))

  const pairs = Object.entries(content.pairs).map(([slug, others]) => ({
    id: productIds.get(slug),
    others: others.map((other) => productIds.get(other)),
  }))
  await tx.execute(sql`
    update products set pairs = array(select value::uuid from jsonb_array_elements_text(chosen.others))
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as chosen(id uuid, others jsonb)
    where products.id = chosen.id`)
  await tx.insert(productVariants).values(
    content.products.flatMap((product) =>
      product.sizes.map((size, position) => ({
        ...size,
        ...calculateFigures(product, size),
        ...buildShelf(product, size),
        image: product.sizesImage && findUrl(product.sizesImage),
        salePrice: product.sale?.sizes[size.name],
        createdAt: daysAgo(product.createdDaysAgo),
        position,
        productId: productIds.get(product.slug) as string,
      })),
    ),
  )
  const filledShelves = await tx.select().from(shelves).where(gt(shelves.stockQuantity, 0))
  await tx.insert(stockMovements).values(
    filledShelves.map(({ productId, variantId, stockQuantity }) => ({
      productId,
      variantId,
      change: stockQuantity,
      reason: 'initial',
    })),
  )
  await tx.insert(blogPosts).values(
    content.posts.map(({ image, createdDaysAgo, ...post }) => ({
      ...post,
      image: findUrl(image),
      createdAt: daysAgo(createdDaysAgo),
      updatedAt: daysAgo(createdDaysAgo),
      publishedAt: post.published ? daysAgo(createdDaysAgo) : null,
    })),
  )
  return productIds
}

export async function seedCourierSettings(
  tx: Transaction,
  freight: CourierSettings,
  deliverySchedule: DeliverySchedule,
) {
  await tx
    .insert(settingsFreteMotoboy)
    .values({
      enabled: freight.enabled,
      origemAddress: freight.originAddress,
      origemAddressValidated: freight.originValidated,
      origemLat: freight.origin?.lat,
      origemLng: freight.origin?.lng,
      basePrice: freight.basePrice,
      tier1Rate: freight.tier1Rate,
      tier2Rate: freight.tier2Rate,
      tier3Rate: freight.tier3Rate,
      tier4Rate: freight.tier4Rate,
      handlingFee: freight.handlingFee,
      peakUpchargePct: freight.peakUpchargePct,
      peakStartTime: freight.peakStartTime,
      peakEndTime: freight.peakEndTime,
      deliverySchedule,
    })
    .onConflictDoNothing()
}
