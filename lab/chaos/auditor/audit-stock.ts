import type { Complaint } from './audit.ts'
import type { Evidence, OrderFact } from './evidence.ts'

export function auditStock({ orders, shelves }: Evidence): Complaint[] {
  return [
    ...shelves.flatMap(({ id, name, stock, stockBefore, poured, counted, moved }) => {
      const takenUnits = orders
        .filter(({ stockHeld }) => stockHeld)
        .reduce((sum, { units }) => sum + (units[id] ?? 0), 0)
      const wrong: Complaint[] = []
      const complain = (reason: string) => wrong.push({ count: 'stock wrong', id: name, reason })
      const expectedStock = stockBefore + poured + counted - takenUnits
      if (stock !== expectedStock)
        complain(
          `has ${stock}; ${stockBefore}, ${poured} poured and ${counted} counted less the ${takenUnits} of its orders is ${expectedStock}`,
        )
      if (stock !== stockBefore + moved)
        complain(`has ${stock}; its movements make it ${stockBefore + moved}`)
      if (stock < 0) complain(`has ${stock}`)
      return wrong
    }),
    ...orders.flatMap((order) => {
      const reason = findFault(order)
      return reason ? [{ count: 'stock wrong' as const, id: order.number, reason }] : []
    }),
  ]
}

/** Sold units are held and unsold ones are not. A cancelled order keeps its units only if it was shipped. */
function findFault({ status, stockHeld, events }: OrderFact): string | null {
  const wasSent = events.some((event) => event.status === 'shipped' || event.status === 'delivered')
  if (status !== 'cancelled') return stockHeld ? null : `is ${status} and holds no units`
  return stockHeld && !wasSent ? 'is cancelled and still holds its units' : null
}
