import { adminAction } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { customerIntents } from '#customers/list/admin/customer-action.server.ts'
import { potsIntents } from '#fulfilment/containers/admin/pots-intents.server.ts'

export const customerPageIntents = {
  ...customerIntents,
  ...potsIntents,
}

export const changeCustomer = adminAction(customerPageIntents, {
  back: ({ id = '' }) => pathTo('adminCustomer', { id }),
})
