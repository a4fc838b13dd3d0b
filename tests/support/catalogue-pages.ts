import { eq, sql } from 'drizzle-orm'
import { categories, products } from '#catalogue/products/schema.ts'
import type { RunningShop } from './running-shop.ts'
import type { Visitor } from './visitor.ts'

export type Fields = Record<string, string | Blob | readonly string[]>

export function form(fields: Fields): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const each of Array.isArray(value) ? value : [value]) body.append(name, each)
  return body
}

export const basics = {
  name: 'Figo & Folhas Verdes',
  slug: 'figo-folhas-verdes',
  price: '94,90',
  cost: '38,40',
  stockQuantity: '24',
  minStockLevel: '5',
  weight: '0,250',
  active: 'on',
}

export function cataloguePages(runningShop: RunningShop, owner: Visitor) {
  async function answer(path: string, fields: Fields): Promise<string> {
    return (await owner.post(`${path}.data`, form(fields))).text()
  }

  /** Submits without JavaScript and returns the page after the redirect, including its message. */
  async function pageAfter(path: string, fields: Fields): Promise<string> {
    const response = await owner.send(path, {
      method: 'POST',
      body: form(fields),
      headers: { Accept: 'text/html' },
    })
    const location = response.headers.get('Location')
    return location ? page(location) : textOf(await response.text())
  }

  const page = async (path: string) => textOf(await (await owner.get(path)).text())
  const textOf = (html: string) =>
    html
      .replace(/<!-- -->/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('\u00a0', ' ')

  async function product(slug: string) {
    const [row] = await runningShop.shop.db.select().from(products).where(eq(products.slug, slug))
    if (!row) throw new Error(`no product ${slug}`)
    return row
  }

  async function categoryNamed(name: string) {
    const [row] = await runningShop.shop.db.select().from(categories).where(eq(categories.name, name))
    if (!row) throw new Error(`no category ${name}`)
    return row
  }

  /** Renames the table during `run`, as after a failed migration. */
  async function without(table: string, run: () => Promise<void>) {
    const rename = (from: string, to: string) =>
      runningShop.shop.db.execute(sql.raw(`alter table ${from} rename to ${to}`))
    await rename(table, `${table}_away`)
    await run().finally(() => rename(`${table}_away`, table))
  }

  /** Renames a column only, because identifying the visitor reads the table too. */
  async function withoutProductNames(run: () => Promise<void>) {
    const rename = (from: string, to: string) =>
      runningShop.shop.db.execute(sql.raw(`alter table products rename column ${from} to ${to}`))
    await rename('name', 'name_away')
    await run().finally(() => rename('name_away', 'name'))
  }

  async function fieldsOf(slug: string): Promise<Fields> {
    const { id: _id, ...row } = await product(slug)
    return {
      ...basics,
      name: row.name,
      slug,
      price: String(row.price / 100),
      stockQuantity: String(row.stockQuantity),
      version: String(row.version),
      seenStock: String(row.stockQuantity),
    }
  }

  return { answer, pageAfter, page, product, categoryNamed, without, withoutProductNames, fieldsOf }
}
