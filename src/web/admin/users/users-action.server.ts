import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { usersCopy as copy } from '#copy/admin/users.ts'
import { revokeAdministrator } from '#shop/admin/users/revoke-administrator.ts'
import { adminAction, intent } from '#web/admin/admin-action.server.ts'
import { idText } from '#web/server/request/form-fields.server.ts'

export const administratorIntents = {
  revoke: intent({
    schema: z.object({ userId: idText }),
    failed: copy.failed,
    proof: true,
    run: ({ userId }, { shop, actor }) => revokeAdministrator(shop, { userId, actor }),
    done: () => ({ title: copy.revoked }),
    refusals: copy.refusals,
  }),
}

export const changeAdministrators = adminAction(administratorIntents, {
  back: pathTo('adminUsers'),
  otherwise: 'revoke',
})
