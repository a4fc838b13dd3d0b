import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { KitKind } from '#catalogue/kits/domain/kit.ts'
import { checkKitDraft, type DraftRefusal, type KitDraft } from '#catalogue/kits/domain/kit-draft.ts'
import { partName } from '#catalogue/kits/domain/sold-kit.ts'
import { kitParts, products, productVariants, shelves, stockMovements } from '#catalogue/products/schema.ts'
import { type ShelfName, shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export type KitRefusal =
  | DraftRefusal
  | Refusal<
      | 'product-not-found'
      | 'newer-version'
      | 'part-not-found'
      | 'has-sizes'
      | 'has-had-stock'
      | 'is-part-itself'
    >

interface KitEdit {
  readonly actor: Actor
  readonly productId: string
  readonly seenVersion: number
  readonly draft: KitDraft
}

type Product = typeof products.$inferSelect
type ChosenShelf = ShelfName & { name: string; size: string | null; count: number; weight: number }

/** Turns a product into a kit or back. Remaining parts keep their ids, because carts reference them. */
export function saveKit(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, productId, seenVersion, draft }: KitEdit,
): Promise<Ok<undefined> | KitRefusal> {
  return commitUnlessRefused<Ok<undefined> | KitRefusal>(shop.db, async (tx) => {
    const [product] = await tx.select().from(products).where(eq(products.id, productId)).for('update')
    if (!product) return refuse('product-not-found')
    if (product.version !== seenVersion) return refuse('newer-version')
    const checkedKitDraft = checkKitDraft(draft)
    if (!checkedKitDraft.ok) return checkedKitDraft
    const kit = checkedKitDraft.value
    const unfit = kit.kind === null ? null : await refuseProduct(tx, product)
    if (unfit) return unfit
    const parts = await findShelves(tx, kit)
    if (!parts) return refuse('part-not-found')
    const before = await tx
      .select()
      .from(kitParts)
      .where(eq(kitParts.kitId, productId))
      .orderBy(kitParts.position)
    const changes = changesBetween(
      { ...describeParts(product.kitKind, before), kitCoupon: product.kitCoupon },
      { ...describeParts(kit.kind, parts), kitCoupon: kit.coupon ?? null },
    )
    const now = shop.clock.now()
    await writeParts(tx, productId, parts)
    await tx
      .update(products)
      .set({
        kitKind: kit.kind,
        kitChoices: kit.choices,
        kitRepeats: kit.repeats,
        kitCoupon: kit.coupon ?? null,
        ...(kit.kind && { weight: calculateWeight(kit, parts) }),
        version: sql`${products.version} + 1`,
        updatedAt: now,
      })
      .where(eq(products.id, productId))
    await recordChange(tx, {
      actor,
      entity: 'product',
      entityId: productId,
      action: 'kit-saved',
      changes,
      at: now,
    })
    return ok()
  })
}

/** Refuses products with sizes, past stock or a place in another kit, because kits have no stock of their own. */
async function refuseProduct(tx: Transaction, { id, kitKind }: Product): Promise<KitRefusal | null> {
  if (kitKind !== null) return null
  const hasRows = async (table: typeof productVariants | typeof stockMovements | typeof kitParts) =>
    (await tx.select({ id: table.id }).from(table).where(eq(table.productId, id)).limit(1)).length > 0
  if (await hasRows(productVariants)) return refuse('has-sizes')
  if (await hasRows(stockMovements)) return refuse('has-had-stock')
  return (await hasRows(kitParts)) ? refuse('is-part-itself') : null
}

async function findShelves(tx: Transaction, { parts }: KitDraft): Promise<ChosenShelf[] | null> {
  if (parts.length === 0) return []
  const shelfRows = await tx
    .select({
      productId: shelves.productId,
      variantId: shelves.variantId,
      name: products.name,
      size: shelves.size,
      weight: sql<number>`coalesce(${productVariants.weight}, ${products.weight})::float8`,
    })
    .from(shelves)
    .innerJoin(products, eq(products.id, shelves.productId))
    .leftJoin(productVariants, eq(productVariants.id, shelves.variantId))
    .where(
      inArray(
        shelves.productId,
        parts.map(({ productId }) => productId),
      ),
    )
  const byKey = new Map(shelfRows.map((shelf) => [shelfKey(shelf), shelf]))
  const chosenParts = parts.flatMap((part) => {
    const shelf = byKey.get(shelfKey(part))
    return shelf ? [{ ...shelf, count: part.count }] : []
  })
  return chosenParts.length === parts.length ? chosenParts : null
}

/** Weight including jars. For kind `choose`, the heaviest possible choice. */
function calculateWeight({ choices }: KitDraft, parts: readonly ChosenShelf[]): number {
  const grams = parts.map(({ weight, count }) => Math.round(weight * 1000) * count)
  return (choices === null ? grams.reduce((sum, gram) => sum + gram, 0) : choices * Math.max(...grams)) / 1000
}

async function writeParts(tx: Transaction, kitId: string, parts: readonly ChosenShelf[]): Promise<void> {
  const existing = await tx.select().from(kitParts).where(eq(kitParts.kitId, kitId))
  const keep: string[] = []
  for (const [position, { weight: _weight, ...part }] of parts.entries()) {
    const samePart = existing.find(
      ({ productId, variantId, size }) =>
        productId === part.productId &&
        variantId === part.variantId &&
        (size === null) === (part.size === null),
    )
    const [writtenPart] = samePart
      ? await tx
          .update(kitParts)
          .set({ ...part, position })
          .where(eq(kitParts.id, samePart.id))
          .returning({ id: kitParts.id })
      : await tx
          .insert(kitParts)
          .values({ ...part, kitId, position })
          .returning({ id: kitParts.id })
    if (writtenPart) keep.push(writtenPart.id)
  }
  const others = keep.length > 0 ? notInArray(kitParts.id, keep) : undefined
  await tx.delete(kitParts).where(and(eq(kitParts.kitId, kitId), others))
}

const describeParts = (
  kind: KitKind | null,
  parts: readonly { name: string; size: string | null; count: number }[],
) => ({ kitKind: kind, kitParts: parts.length > 0 ? parts.map(partName) : null })
