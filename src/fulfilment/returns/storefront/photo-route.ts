import { findComplaintPhoto } from '#fulfilment/returns/use-cases/find-photo.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/photo-route'
import { sendPhoto } from './send-photo.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { userId } = customerOf(context)
  return sendPhoto(shop, await findComplaintPhoto(shop, params.photo, { userId, orderNumber: params.number }))
}
