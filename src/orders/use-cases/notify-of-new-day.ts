import { randomUUID } from 'node:crypto'
import type { PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import type { OrderRow } from './order-rows.ts'
import { deliveryNotice } from './status-notices.ts'

export interface WaitingNotice {
  readonly change: string
  readonly delaySeconds: number
}

interface NewDay {
  readonly promise: PromisedSlot
  readonly before: PromisedSlot | null
  readonly changedBy: 'customer' | 'owner'
  readonly notice?: WaitingNotice | undefined
}

/** Notifies the other side. Customers also get an updated calendar entry, even for their own change. */
export async function notifyOfNewDay(
  shop: Pick<Shop, 'clock' | 'config' | 'outbox'>,
  tx: Transaction,
  order: OrderRow,
  { promise, before, changedBy, notice }: NewDay,
): Promise<void> {
  const at = shop.clock.now()
  const notify = (toldTo: 'customer' | 'owner', to: string) =>
    shop.outbox.enqueue(tx, {
      ...deliveryNotice(order, { promise, before, toldTo, to, at, change: notice?.change ?? randomUUID() }),
      ...(notice && { delaySeconds: notice.delaySeconds }),
    })
  const owner = (await loadSettings({ db: tx, config: shop.config })).values.contact.email
  if (changedBy === 'customer' && owner !== '') await notify('owner', owner)
  if (changedBy === 'owner' || order.paymentStatus === 'paid') await notify('customer', order.customerEmail)
}
