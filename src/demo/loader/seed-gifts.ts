import { demoGiftOptions } from '#demo/demo-data.ts'
import type { OrderGift } from '#orders/domain/gift.ts'
import { giftOptions, orderGiftOptions, orderGifts } from '#orders/gifts/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'

export async function seedGiftOptions(tx: Transaction): Promise<void> {
  await tx.insert(giftOptions).values(demoGiftOptions.map((option, position) => ({ ...option, position })))
}

export async function seedOrderGifts(
  tx: Transaction,
  sold: readonly { orderId: string; gift: OrderGift }[],
): Promise<void> {
  await tx.insert(orderGifts).values(
    sold.map(({ orderId, gift: { message, receiver } }) => ({
      orderId,
      message,
      receiverName: receiver?.name ?? null,
      receiverPhone: receiver?.phone ?? null,
    })),
  )
  await tx
    .insert(orderGiftOptions)
    .values(
      sold.flatMap(({ orderId, gift }) =>
        gift.options.map((option, position) => ({ orderId, position, ...option })),
      ),
    )
}
