import { adminAction } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { customerIntents } from '#customers/list/admin/customer-action.server.ts'
import { containersIntents } from '#fulfilment/containers/admin/containers-intents.server.ts'

export const customerPageIntents = {
  ...customerIntents,
  ...containersIntents,
}

export const changeCustomer = adminAction(customerPageIntents, {
  back: ({ id = '' }) => pathTo('adminCustomer', { id }),
})
