import { and, eq } from 'drizzle-orm'
import type { RefundableOrder } from '#orders/domain/plan-refund.ts'
import { photoName } from '#orders/returns/photo-name.ts'
import { complaintRight, type WithdrawalRight, withdrawalRight } from '#orders/returns/return-rights.ts'
import { orders } from '#orders/schema/orders.ts'
import { type CustomerOrder, selectCustomerOrders } from '#orders/use-cases/customer-order.ts'
import { orderColumns } from '#orders/use-cases/order-rows.ts'
import { isLastRefundFailed, refundableOrder } from '#orders/use-cases/refund-rows.ts'
import { listReturns, type ReturnRow, readComplaintDays } from '#orders/use-cases/return-rows.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import type { Shop } from '#platform/shop.ts'
import { listReturnPostings, type ReturnPosting } from './return-posting.ts'
import type { OwnOrder } from './write-return.ts'

/** Costs that customers must not see. */
type OwnersOwn = 'goodsCost' | 'rideCost'

export type OwnReturn = Omit<ReturnRow, 'orderId' | 'pixKey' | OwnersOwn> & {
  readonly posting: ReturnPosting | null
}

export interface ReturnsOfOrder {
  readonly order: CustomerOrder
  readonly withdrawal: WithdrawalRight
  readonly complaint: WithdrawalRight
  readonly refundable: RefundableOrder
  /** True if the owner refunds by hand and needs a Pix key. */
  readonly asksForPixKey: boolean
  /** True if the last refund failed, so that the money is still owed. */
  readonly isRefundFailed: boolean
  readonly returns: readonly OwnReturn[]
}

export async function loadReturns(
  shop: Shop,
  { userId, orderNumber }: OwnOrder,
): Promise<ReturnsOfOrder | null> {
  const isOwnOrder = and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId))
  const now = shop.clock.now()
  return shop.db.transaction(
    async (tx) => {
      const [row] = await tx.select(orderColumns).from(orders).where(isOwnOrder)
      const [order] = await selectCustomerOrders(tx, { condition: isOwnOrder, limit: 1, now })
      if (!row || !order) return null
      const returns = await listReturns(tx, row.id)
      const postings = returns.length > 0 ? await listReturnPostings(tx, row.id) : new Map()
      const isRefundFailed = await isLastRefundFailed(tx, row.id)
      const isGivenUp =
        isRefundFailed && returns.some(({ state, isWhole }) => isWhole && state === 'refunded')
      return {
        order,
        withdrawal: isGivenUp ? { kind: 'none' as const } : withdrawalRight(row, now),
        complaint: complaintRight(row, await readComplaintDays(tx), now),
        refundable: await refundableOrder(tx, row),
        asksForPixKey: isRefundedByHand(row.paymentProvider),
        isRefundFailed,
        returns: returns.map(
          ({ orderId: _order, pixKey: _key, goodsCost: _goods, rideCost: _ride, photos, ...row }) => ({
            ...row,
            photos: photos.map(photoName),
            posting: postings.get(row.id) ?? null,
          }),
        ),
      }
    },
    { accessMode: 'read only' },
  )
}
