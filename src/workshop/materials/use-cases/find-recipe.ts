import { eq, sql } from 'drizzle-orm'
import { products, productVariants, shelves } from '#catalogue/products/schema.ts'
import { sellingPrice } from '#catalogue/products/use-cases/selling-price.ts'
import type { MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import type { MaterialKind } from '#catalogue/stock/domain/material-kind.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'
import { toCentavos } from '#workshop/materials/domain/ledger.ts'
import {
  calculateCost,
  countCandles,
  essenceShare,
  parseGrams,
  type Recipe,
  type RecipeLine,
  scaleLines,
} from '#workshop/materials/domain/recipe.ts'
import { listRecipes, type StoredRecipe } from './list-recipes.ts'
import { calculatePrice, findMaterials, type HeldMaterial } from './lock-materials.ts'

const DEARER = 1000

export interface RecipeSize {
  readonly variantId: string | null
  readonly size: string | null
  readonly price: Centavos
  /** Cost entered for the profit reports; 0 if not set. */
  readonly storedCost: Centavos
  readonly cost: Centavos | null
}

export interface RecipeFigures {
  readonly lines: readonly { cost: Centavos | null; candles: number }[]
  readonly work: Centavos
  readonly total: Centavos
  readonly isWhole: boolean
  readonly dearer: Centavos
  readonly essence: number | null
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

export async function findRecipe(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  {
    productId,
    variantId,
    copyFrom,
  }: { productId: string; variantId: string | null; copyFrom: string | null },
) {
  if (!isUuid(productId)) return null
  const [rows, stored, materials] = await Promise.all([
    listSizes(db, productId, isoDay(clock.now())),
    listRecipes(db),
    findMaterials(db),
  ])
  const recipes = stored.filter((recipe) => recipe.productId === productId)
  const findRecipe = (size: string | null) => recipes.find((recipe) => recipe.variantId === size)
  const sizes = rows.map(({ name: _name, ...row }): RecipeSize => {
    const figures = calculateFigures(findRecipe(row.variantId), materials)
    return { ...row, cost: figures?.isWhole ? figures.total : null }
  })
  const chosenSize = sizes.find((size) => size.variantId === variantId) ?? sizes[0]
  if (!chosenSize) return null
  const own = findRecipe(chosenSize.variantId)
  const source = copyFrom === null ? undefined : recipes.find((recipe) => recipe.variantId === copyFrom)
  const copiedRecipe = source && copyRecipe(source, sizes, chosenSize, materials)
  return {
    name: rows[0]?.name ?? '',
    sizes,
    chosen: chosenSize,
    version: own?.version ?? 0,
    recipe: copiedRecipe ?? own ?? null,
    /** An unsaved copy of another size's recipe. */
    isCopy: copiedRecipe !== undefined,
    /** Defaults for a new recipe: work, losses and limit of another recipe. */
    usual: stored.find((recipe) => recipe.id !== own?.id) ?? null,
    sources: sizes.filter((size) => size.variantId !== chosenSize.variantId && findRecipe(size.variantId)),
    figures: calculateFigures(own, materials),
    materials: [...materials.values()].map(
      ({ id, name, unit, kind, isHidden }): RecipeMaterialChoice => ({ id, name, unit, kind, isHidden }),
    ),
  }
}

/** Scales weighed materials by the grams in the size names. Without grams the lines stay unchanged. */
function copyRecipe(
  source: StoredRecipe,
  sizes: readonly RecipeSize[],
  chosenRecipeSize: RecipeSize,
  materials: ReadonlyMap<string, HeldMaterial>,
): Recipe {
  const from = parseGrams(sizes.find((size) => size.variantId === source.variantId)?.size ?? null)
  const to = parseGrams(chosenRecipeSize.size)
  const scale = from !== null && to !== null ? { from, to } : { from: 1, to: 1 }
  const lines: RecipeLine[] = scaleLines(source.lines, materials, scale)
  return { ...source, lines }
}

export function calculateFigures(
  recipe: Recipe | undefined,
  materials: ReadonlyMap<string, HeldMaterial>,
): RecipeFigures | null {
  if (!recipe) return null
  const priced = new Map(
    [...materials].map(([id, material]) => [id, { ...material, price: calculatePrice(material) }]),
  )
  const cost = calculateCost(recipe, priced)
  const candles = countCandles(recipe, materials)
  const first = candles.reduce((least, candle) => (candle.candles < least.candles ? candle : least), {
    materialId: '',
    candles: Number.POSITIVE_INFINITY,
  })
  return {
    lines: cost.lines.map((value, place) => ({
      cost: value === null ? null : toCentavos(value),
      candles: candles[place]?.candles ?? 0,
    })),
    work: toCentavos(cost.work),
    total: toCentavos(cost.total),
    isWhole: cost.isWhole,
    dearer: toCentavos(calculateCost(recipe, priced, DEARER).total),
    essence: essenceShare(recipe.lines, priced),
    candles: Number.isFinite(first.candles) ? first.candles : 0,
    first: materials.get(first.materialId)?.name ?? null,
  }
}

function listSizes(db: Shop['db'], productId: string, today: string) {
  return db
    .select({
      name: products.name,
      variantId: shelves.variantId,
      size: shelves.size,
      storedCost: shelves.cost,
      price: sellingPrice({ today, size: 'product_variants' }).mapWith(products.price),
    })
    .from(products)
    .innerJoin(shelves, eq(shelves.productId, products.id))
    .leftJoin(productVariants, eq(productVariants.id, shelves.variantId))
    .where(sql`${products.id} = ${productId} and ${products.deletedAt} is null`)
    .orderBy(shelves.position, shelves.size)
}
