import { z } from 'zod'
import { adminAction, intent, refusedWith } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { shelfAndStock, stockSentence } from '#catalogue/products/admin/list/product-list-action.server.ts'
import { namesInToast } from '#catalogue/products/copy/admin-catalogue.ts'
import { stockCount as words } from '#catalogue/products/copy/admin-stock-count.ts'
import { countStock, type SeenShelf, type StockRefusal } from '#catalogue/products/use-cases/adjust-stock.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { parseWholeNumber, textUpTo } from '#platform/http/request/form-fields.server.ts'
import { done, type FormAnswer } from '#ui/form/form-answer.ts'

export interface CountRow {
  typed: string
  seen: number
  fault?: string
}

/** Returns every field by shelf key, so that a refusal loses no input. */
export type CountAnswer = FormAnswer<{ rows: Record<string, CountRow> }>

const MAX_SHELVES = 5000

interface Sent {
  shelves: SeenShelf[]
  units: string[]
}

export const stockIntents = {
  count: intent({
    access: 'helper',
    schema: z.object({
      shelves: z.array(shelfAndStock).min(1).max(MAX_SHELVES),
      units: z.array(textUpTo(12)).max(MAX_SHELVES),
    }),
    failed: (sent): CountAnswer => ({ ...refusedWith(words.failed), rows: buildRows(sent) }),
    async answer(sent, { shop, actor, isHelper }) {
      const rows = buildRows(sent)
      const counts = sent.shelves.map((shelf, place) => ({ ...shelf, units: parseUnits(sent.units[place]) }))
      const wrong = counts.filter(({ units }) => !(units >= 0))
      if (wrong.length > 0) {
        for (const shelf of wrong) mark(rows, shelfKey(shelf), { fault: words.notWhole })
        return { ...refusedWith(words.checkFields), rows }
      }
      const countedStock = await countStock(shop, { actor, counts })
      if (!countedStock.ok) return refusal(countedStock, rows)
      const { names } = countedStock.value
      const text = names.length > 0 ? namesInToast(names) : words.asBefore
      return {
        ...done({ title: words.saved, text }),
        next: pathTo(isHelper ? 'adminToday' : 'adminProducts'),
      }
    },
  }),
}

const parseUnits = (typed = '') => parseWholeNumber(typed.trim())

const buildRows = ({ shelves, units }: Sent): Record<string, CountRow> =>
  Object.fromEntries(
    shelves.map((shelf, place) => [shelfKey(shelf), { typed: units[place] ?? '', seen: shelf.seenStock }]),
  )

function mark(rows: Record<string, CountRow>, key: string, change: Partial<CountRow>): void {
  const row = rows[key]
  if (row) rows[key] = { ...row, ...change }
}

/** The owner has now seen each changed stock. */
function refusal(stockRefusal: StockRefusal, rows: Record<string, CountRow>): CountAnswer {
  if (stockRefusal.code !== 'stock-moved') return { ...refusedWith(stockSentence(stockRefusal)), rows }
  const { products } = stockRefusal.details
  for (const { key, seen, now } of products) mark(rows, key, { seen: now, fault: words.movedHere(seen, now) })
  return { ...refusedWith(words.moved(products)), rows }
}

export const saveCount = adminAction<CountAnswer>(stockIntents)
