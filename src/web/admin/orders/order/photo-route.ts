import { isUuid } from '#domain/uuid.ts'
import { findComplaintPhoto } from '#shop/returns/find-photo.ts'
import { sendPhoto } from '#web/returns/send-photo.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/photo-route.ts'

/** What a customer photographed, for the owner. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const found = isUuid(params.id) && (await findComplaintPhoto(shop, params.photo, { orderId: params.id }))
  return sendPhoto(shop, found || undefined)
}
