import { sendPhoto } from '#fulfilment/returns/storefront/send-photo.server.ts'
import { findComplaintPhoto } from '#fulfilment/returns/use-cases/find-photo.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/photo-route'

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const photo = isUuid(params.id) && (await findComplaintPhoto(shop, params.photo, { orderId: params.id }))
  return sendPhoto(shop, photo || undefined)
}
