import { z } from 'zod'
import { MAX_CHOICES } from '#catalogue/kits/domain/max-choices.ts'
import { MAX_GUEST_LINES, MAX_QUANTITY } from '#orders/domain/cart-line.ts'

export const guestProductsSchema = z.object({ productIds: z.array(z.uuid()).max(MAX_GUEST_LINES) })

export const guestMergeSchema = z.object({
  mergeKey: z.string().min(16).max(64),
  cart: z
    .array(
      z.object({
        product_id: z.uuid(),
        variant_id: z.uuid().nullable(),
        reserved: z.literal(true).optional(),
        quantity: z.int().min(1).max(MAX_QUANTITY),
        chosen_parts: z.array(z.uuid()).max(MAX_CHOICES).optional(),
      }),
    )
    .max(MAX_GUEST_LINES),
  wishlist: z.array(z.uuid()).max(MAX_GUEST_LINES),
})
