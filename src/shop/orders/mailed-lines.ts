import { soldIn } from '#copy/cart/kits.ts'
import { partName } from '#domain/kits/part-name.ts'
import { groupByKit, type KitGroup, partsInside } from '#domain/kits/sold-kit.ts'
import type { OrderConfirmationItem } from '#domain/orders/order-emails.ts'
import type { MailedItem } from './sold-contents.ts'

/** What was sold, as mails list it. */
export const mailedLines = (items: readonly MailedItem[]): OrderConfirmationItem[] =>
  groupByKit(items).flatMap(linesOfGroup)

/** A kit is one line with what is in it; one whose candles the owner has changed is told candle by candle. */
function linesOfGroup({ kit, items }: KitGroup<MailedItem>): OrderConfirmationItem[] {
  const totalPrice = items.reduce((sum, item) => sum + item.totalPrice, 0)
  if (!kit || totalPrice !== kit.unitPrice * kit.quantity) return items.map(lineOfItem)
  const { name, quantity, unitPrice } = kit
  const image = items[0]?.productSnapshot.images[0] ?? null
  const sold = items.map((item) => ({
    name: item.productSnapshot.name,
    size: item.productSnapshot.variant_name,
    quantity: item.quantity,
  }))
  const variantName = partsInside(sold, quantity).map(partName).join(', ')
  return [{ name, variantName, image, quantity, unitPrice, totalPrice }]
}

function lineOfItem(item: MailedItem): OrderConfirmationItem {
  const { productSnapshot, kit, pour, quantity, unitPrice, totalPrice } = item
  return {
    name: productSnapshot.name,
    variantName: [productSnapshot.variant_name, soldIn(kit)].filter(Boolean).join(', ') || null,
    image: productSnapshot.images[0] ?? null,
    quantity,
    unitPrice,
    totalPrice,
    ...(pour && { pour }),
  }
}
