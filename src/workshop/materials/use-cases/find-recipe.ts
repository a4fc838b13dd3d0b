import { eq, sql } from 'drizzle-orm'
import { products, productVariants, shelves } from '#catalogue/products/schema.ts'
import { sellingPrice } from '#catalogue/products/use-cases/selling-price.ts'
import type { MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import type { MaterialKind } from '#catalogue/stock/domain/material-kind.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'
import { centavosOf } from '#workshop/materials/domain/ledger.ts'
import {
  candlesOf,
  costOf,
  essenceShare,
  gramsOf,
  type Recipe,
  type RecipeLine,
  scaleLines,
} from '#workshop/materials/domain/recipe.ts'
import { listRecipes, type StoredRecipe } from './list-recipes.ts'
import { findMaterials, type HeldMaterial, priceOf } from './lock-materials.ts'

const DEARER = 1000

export interface RecipeSize {
  readonly variantId: string | null
  readonly size: string | null
  readonly price: Centavos
  /** What the shop says one costs, for its profit; 0: not said. */
  readonly said: Centavos
  /** Null without a recipe, or while a price is missing. */
  readonly cost: Centavos | null
}

/** What a recipe of one candle comes to today. */
export interface RecipeFigures {
  /** Of each line, in the order of the recipe. */
  readonly lines: readonly { cost: Centavos | null; candles: number }[]
  readonly work: Centavos
  readonly total: Centavos
  /** All that is in it has a price. */
  readonly isWhole: boolean
  readonly dearer: Centavos
  readonly essence: number | null
  /** How many candles there is material for, and what runs out first. */
  readonly candles: number
  readonly first: string | null
}

export interface RecipeMaterialChoice {
  readonly id: string
  readonly name: string
  readonly unit: MaterialUnit
  readonly kind: MaterialKind
  readonly isHidden: boolean
}

export type FoundRecipe = NonNullable<Awaited<ReturnType<typeof findRecipe>>>

/** The sizes of a candle with what each costs, and one of them with its recipe; null for no candle, or none of its sizes. */
export async function findRecipe(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  {
    productId,
    variantId,
    copyFrom,
  }: { productId: string; variantId: string | null; copyFrom: string | null },
) {
  if (!isUuid(productId)) return null
  const [rows, stored, known] = await Promise.all([
    sizesOf(db, productId, isoDay(clock.now())),
    listRecipes(db),
    findMaterials(db),
  ])
  const recipes = stored.filter((recipe) => recipe.productId === productId)
  const recipeOf = (size: string | null) => recipes.find((recipe) => recipe.variantId === size)
  const sizes = rows.map(({ name: _name, ...row }): RecipeSize => {
    const figures = figuresOf(recipeOf(row.variantId), known)
    return { ...row, cost: figures?.isWhole ? figures.total : null }
  })
  const chosen = sizes.find((one) => one.variantId === variantId) ?? sizes[0]
  if (!chosen) return null
  const own = recipeOf(chosen.variantId)
  const source = copyFrom === null ? undefined : recipes.find((recipe) => recipe.variantId === copyFrom)
  const copied = source && copyOf(source, sizes, chosen, known)
  return {
    name: rows[0]?.name ?? '',
    sizes,
    chosen,
    version: own?.version ?? 0,
    recipe: copied ?? own ?? null,
    /** Not saved yet. */
    isCopy: copied !== undefined,
    /** What the owner's hour, losses and limit were in the recipe that they wrote last, for one that is begun. */
    usual: stored.find((recipe) => recipe.id !== own?.id) ?? null,
    sources: sizes.filter((one) => one.variantId !== chosen.variantId && recipeOf(one.variantId)),
    figures: figuresOf(own, known),
    materials: [...known.values()].map(
      ({ id, name, unit, kind, isHidden }): RecipeMaterialChoice => ({ id, name, unit, kind, isHidden }),
    ),
  }
}

/** What is weighed grows with the grams in the names of both sizes; without grams the lines stay as they are. */
function copyOf(
  source: StoredRecipe,
  sizes: readonly RecipeSize[],
  chosen: RecipeSize,
  known: ReadonlyMap<string, HeldMaterial>,
): Recipe {
  const from = gramsOf(sizes.find((one) => one.variantId === source.variantId)?.size ?? null)
  const to = gramsOf(chosen.size)
  const scale = from !== null && to !== null ? { from, to } : { from: 1, to: 1 }
  const lines: RecipeLine[] = scaleLines(source.lines, known, scale)
  return { ...source, lines }
}

export function figuresOf(
  recipe: Recipe | undefined,
  known: ReadonlyMap<string, HeldMaterial>,
): RecipeFigures | null {
  if (!recipe) return null
  const priced = new Map([...known].map(([id, material]) => [id, { ...material, price: priceOf(material) }]))
  const cost = costOf(recipe, priced)
  const candles = candlesOf(recipe, known)
  const first = candles.reduce((least, one) => (one.candles < least.candles ? one : least), {
    materialId: '',
    candles: Number.POSITIVE_INFINITY,
  })
  return {
    lines: cost.lines.map((value, place) => ({
      cost: value === null ? null : centavosOf(value),
      candles: candles[place]?.candles ?? 0,
    })),
    work: centavosOf(cost.work),
    total: centavosOf(cost.total),
    isWhole: cost.isWhole,
    dearer: centavosOf(costOf(recipe, priced, DEARER).total),
    essence: essenceShare(recipe.lines, priced),
    candles: Number.isFinite(first.candles) ? first.candles : 0,
    first: known.get(first.materialId)?.name ?? null,
  }
}

function sizesOf(db: Shop['db'], productId: string, today: string) {
  return db
    .select({
      name: products.name,
      variantId: shelves.variantId,
      size: shelves.size,
      said: shelves.cost,
      price: sellingPrice({ today, size: 'product_variants' }).mapWith(products.price),
    })
    .from(products)
    .innerJoin(shelves, eq(shelves.productId, products.id))
    .leftJoin(productVariants, eq(productVariants.id, shelves.variantId))
    .where(sql`${products.id} = ${productId} and ${products.deletedAt} is null`)
    .orderBy(shelves.position, shelves.size)
}
