import type { ShelfName } from '#catalogue/stock/domain/shelf.ts'
import { isEmail } from '#platform/domain/email.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'

const DAY = 24 * 60 * 60
const CONFIRM_WITHIN = 2 * DAY
const LEAVE_WITHIN = 400 * DAY

interface RestockRequest extends ShelfName {
  email: string
}

/** The request travels sealed in the link, because nothing is stored before confirmation. */
export function sealRequest(
  { sealing }: Pick<Shop, 'sealing'>,
  { productId, variantId, email }: RestockRequest,
): string {
  return sealing.seal('restock-wish', JSON.stringify([productId, email, variantId]), CONFIRM_WITHIN)
}

export function unsealRequest({ sealing }: Pick<Shop, 'sealing'>, token: string): RestockRequest | null {
  const requestText = sealing.unseal('restock-wish', token)
  if (requestText === null) return null
  const [productId, email, variantId = null] = JSON.parse(requestText) as [string, string, string | null]
  return isUuid(productId) && isEmail(email) ? { productId, variantId, email } : null
}

export const sealLeave = ({ sealing }: Pick<Shop, 'sealing'>, requestId: string): string =>
  sealing.seal('restock-leave', requestId, LEAVE_WITHIN)

export const unsealLeave = ({ sealing }: Pick<Shop, 'sealing'>, token: string): string | null =>
  sealing.unseal('restock-leave', token)
