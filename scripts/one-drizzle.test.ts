import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { eq, is, SQL, sql, Table } from 'drizzle-orm'
import { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { withoutSearchForAnotherCopy } from './one-drizzle.ts'

const drizzle = dirname(createRequire(import.meta.url).resolve('drizzle-orm'))
const entity = readFileSync(join(drizzle, 'entity.js'), 'utf8')

async function shortIs(): Promise<typeof is> {
  const code = withoutSearchForAnotherCopy(entity).replace(/\/\/# sourceMappingURL.*/, '')
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).is
}

test('the walk up the classes is found in the Drizzle that is installed, and left out', () => {
  const short = withoutSearchForAnotherCopy(entity)
  expect(entity).toContain('Object.getPrototypeOf(cls)')
  expect(short).not.toContain('Object.getPrototypeOf')
  expect(short).toContain('value instanceof type')
})

test('what is written otherwise stays as it is', () => {
  const other = 'function is(value, type) { return type.is(value); }\nexport { is };'
  expect(withoutSearchForAnotherCopy(other)).toBe(other)
})

test('both ways know the same objects', async () => {
  const short = await shortIs()
  const values = [products, products.id, sql`1`, eq(products.id, 'a'), new Date(), {}, [], null, 'text']
  for (const value of values)
    for (const type of [Table, PgTable, PgColumn, SQL] as Parameters<typeof is>[1][])
      expect(short(value, type)).toBe(is(value, type))
})

test('no two of its classes share a name, which the walk would take for one', () => {
  const names = globSync(
    '{*.js,pg-core/**/*.js,node-postgres/*.js,sql/**/*.js,query-builders/*.js,cache/**/*.js}',
    { cwd: drizzle },
  )
    .flatMap((file) => [
      ...readFileSync(join(drizzle, file), 'utf8').matchAll(/static \[entityKind\] = "([^"]+)"/g),
    ])
    .map(([, name]) => name)
  expect(names.length).toBeGreaterThan(100)
  expect(new Set(names).size).toBe(names.length)
})
