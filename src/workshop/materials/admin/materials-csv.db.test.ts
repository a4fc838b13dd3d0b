import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Shop } from '#platform/shop.ts'
import type { MaterialFile } from '#workshop/materials/copy/admin-figures.ts'
import { importMaterials } from '#workshop/materials/use-cases/import-materials.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { materialsCsv } from './materials-csv.server.ts'

const { db } = await createTestDatabase()
const shop = { db, clock: { now: () => new Date('2026-11-18T15:00:00Z') } } as Shop
const actor = { id: randomUUID(), name: 'Clara' }
const imported = (text: string) => importMaterials(shop, { actor, bytes: new TextEncoder().encode(text) })

async function collectFile(list: MaterialFile): Promise<string> {
  let text = ''
  for await (const part of materialsCsv(shop, list)) text += part
  return text
}

test('a formula that came in by a file is no formula in the one that goes out, which changes nothing when it is read again', async () => {
  await imported(
    'Nome;Unidade;Fornecedor;Linha de compra;Quantidade;Pago (R$);Lote do fornecedor\n=1+1;g;@SUM(A1);0,5;1 kg;62;-L1\n',
  )
  const file = await collectFile('materiais')
  expect(file).toContain('\'=1+1;Outros;g;\'@SUM(A1);;"0,5";;1000;')
  expect(await collectFile('movimentos')).toContain(";'-L1;")
  expect(await imported(file)).toMatchObject({
    value: { created: 0, updated: 0, purchases: 0, ignoredColumns: ['Em estoque', 'Valor (R$)'] },
  })
})
