import { isWeighed, type MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import { CSV_BYTE_ORDER_MARK, csvNumber, csvRow } from '#platform/domain/csv.ts'
import { decimalFromCentavos } from '#platform/domain/money.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { type MaterialFile, materialFiguresCopy as words } from '#workshop/materials/copy/admin-figures.ts'
import { materialsCopy } from '#workshop/materials/copy/admin-materials.ts'
import { toCentavos } from '#workshop/materials/domain/ledger.ts'
import { exportMovements, exportRecipes } from '#workshop/materials/use-cases/export-materials.ts'
import { listMaterials } from '#workshop/materials/use-cases/list-materials.ts'

/** Weights are stored in milligrams but exported in grams. */
const inUnit = (amount: number, unit: MaterialUnit) => csvNumber(isWeighed(unit) ? amount / 1000 : amount)
const unitWords: Readonly<Record<MaterialUnit, string>> = { g: 'g', ml: 'ml', piece: 'un.' }

export async function* materialsCsv(shop: Shop, list: MaterialFile): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK
  if (list === 'movimentos') yield* movementRows(shop)
  else if (list === 'receitas') yield* recipeRows(shop)
  else yield* materialRows(shop)
}

async function* movementRows(shop: Shop) {
  yield csvRow(words.columns.movements)
  for await (const rows of exportMovements(shop))
    yield rows
      .map(({ at, name, unit, kind, amount, value, paid, lot, reason, batchNumber, actorName }) =>
        csvRow([
          formatDateTime(at),
          name,
          materialsCopy.movements[kind],
          inUnit(amount, unit),
          unitWords[unit],
          csvNumber(decimalFromCentavos(toCentavos(value))),
          paid === null ? '' : csvNumber(paid),
          lot,
          reason,
          batchNumber === null ? '' : csvNumber(batchNumber),
          actorName ?? '',
        ]),
      )
      .join('')
}

async function* recipeRows(shop: Shop) {
  yield csvRow(words.columns.recipes)
  for (const { candle, size, version, material, amount, unit, lossRate } of await exportRecipes(shop))
    yield csvRow([
      candle,
      size ?? '',
      csvNumber(version),
      material,
      inUnit(amount, unit),
      unitWords[unit],
      csvNumber(lossRate / 100),
    ])
}

async function* materialRows(shop: Shop) {
  yield csvRow(words.columns.materials)
  const { materials } = await listMaterials(shop)
  for (const { unit, ...material } of materials)
    yield csvRow([
      material.name,
      materialsCopy.kinds[material.kind],
      unitWords[unit],
      material.supplierName,
      material.supplierPhone,
      material.reorderAt === 0 ? '' : inUnit(material.reorderAt, unit),
      material.leadDays === 0 ? '' : csvNumber(material.leadDays),
      inUnit(material.amount, unit),
      csvNumber(decimalFromCentavos(material.worth)),
      material.isHidden ? materialsCopy.hidden : '',
    ])
}
