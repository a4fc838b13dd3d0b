import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { materials } from '#catalogue/stock/schema/materials.ts'
import { auditEntries } from '#platform/operations/schema.ts'
import { materialMovements } from '#workshop/materials/schema.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { importMaterials } from './import-materials.ts'
import { listMaterials } from './list-materials.ts'
import { hideMaterial } from './save-material.ts'
import { undoMovement } from './undo-movement.ts'

const { db } = await createTestDatabase()
const shop = { db, clock: { now: () => new Date('2026-11-18T15:00:00Z') } }
const actor = { id: randomUUID(), name: 'Clara' }

const HEADER =
  'Nome;Tipo;Unidade;Fornecedor;Estoque mínimo;Dias até chegar;Quantidade;Pago (R$);Lote do fornecedor'
const imported = (...lines: string[]) =>
  importMaterials(shop, { actor, bytes: new TextEncoder().encode([HEADER, ...lines].join('\r\n')) })
const listed = async (name: string) =>
  (await listMaterials(shop)).materials.find((material) => material.name === name)
const rows = async () => [await db.$count(materials), await db.$count(materialMovements)]

test('imports materials and purchases from a spreadsheet, and changes nothing the second time', async () => {
  const file = [
    'Cera de Coco;Cera;g;Litoral;5 kg;5;10 kg;600,00;CL-1',
    'cera de côco;;;;;;10.000;640;CL-2',
    'Pavio 8;Pavio;un.;;;;100;35,00;',
  ]
  expect(await imported(...file)).toMatchObject({
    value: { created: 2, updated: 0, purchases: 3, knownCount: 0, ignoredColumns: [] },
  })
  expect(await listed('Cera de Coco')).toMatchObject({ amount: 20_000_000, worth: 124_000, kind: 'wax' })
  expect(await listed('Pavio 8')).toMatchObject({ amount: 100, unit: 'piece', leadDays: 0 })
  const id = (await listed('Cera de Coco'))?.id ?? ''
  const history = await db.select().from(auditEntries).where(eq(auditEntries.entityId, id))
  expect(history.map(({ action }) => action).toSorted()).toEqual(['imported', 'purchase', 'purchase'])

  const before = await rows()
  expect(await imported(...file)).toMatchObject({
    value: { created: 0, updated: 0, purchases: 0, knownCount: 3 },
  })
  expect(await rows()).toEqual(before)
})

test('rejects the whole file if one line is invalid', async () => {
  const before = await rows()
  expect(await imported('Rótulo;;un.;;;;10;5;', 'Caixa;;kg;;;;;;')).toMatchObject({
    code: 'lines-wrong',
    details: { faults: [{ number: 3, name: 'Caixa', fault: 'material-unit' }] },
  })
  expect(await rows()).toEqual(before)
})

test('when two tabs send the same file, one writes it', async () => {
  const file = 'Cera de Abelha;Cera;g;;;;1 kg;90;AB-1'
  const results = await Promise.all([imported(file), imported(file)])
  expect(results.map((result) => result.ok && result.value.purchases).toSorted()).toEqual([0, 1])
  expect(await listed('Cera de Abelha')).toMatchObject({ amount: 1_000_000 })
})

test('facts change by the file, and a purchase that was taken back is booked again', async () => {
  await imported('Essência Figo;Essência;ml;;;;500;80;F-1')
  const { id = '' } = (await listed('Essência Figo')) ?? {}
  const [movement] = await db.select().from(materialMovements).where(eq(materialMovements.materialId, id))
  await undoMovement(shop, { actor, movementId: movement?.id ?? '' })
  expect(await imported('Essência Figo;;;Aromas SP;;7;500;80;F-1')).toMatchObject({
    value: { created: 0, updated: 1, purchases: 1 },
  })
  expect(await listed('Essência Figo')).toMatchObject({
    supplierName: 'Aromas SP',
    leadDays: 7,
    amount: 500_000,
  })
})

test('an import does not restore retired materials', async () => {
  await imported('Copo Velho;;un.;;;;;;')
  const { id = '' } = (await listed('Copo Velho')) ?? {}
  await hideMaterial(shop, { actor, materialId: id, isHidden: true })
  expect(await imported('Copo Velho;;un.;;;;1;1;')).toMatchObject({ code: 'lines-wrong' })
})

test.each([
  ['isto não é uma planilha', 'file-unreadable'],
  ['Produto;Preço\nx;1', 'no-name-column'],
  ['Nome;Unidade\n;\n', 'file-empty'],
  [`Nome;Unidade\n${'a;g\n'.repeat(2001)}`, 'too-many-lines'],
  ['x'.repeat(1024 * 1024 + 1), 'file-too-large'],
])('refuses %.30j: %s', async (text, code) => {
  const bytes = new TextEncoder().encode(text)
  expect(await importMaterials(shop, { actor, bytes })).toMatchObject({ ok: false, code })
})
