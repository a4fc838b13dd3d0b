import { redirect } from 'react-router'
import { ownDataCopy } from '#copy/profile.ts'
import { exportMyData } from '#shop/accounts/export-my-data.ts'
import { ownDataFile } from '#web/accounts/profile/own-data-file.ts'
import { shopOf, visitorOf } from '#web/context.server.ts'
import { pathTo } from '#web/route-paths.ts'
import type { Route } from './+types/profile-data.ts'

/** Everything the shop keeps of the customer, as a file to take along. */
export async function loader({ context }: Route.LoaderArgs) {
  const visitor = visitorOf(context)
  if (visitor.kind === 'guest') return redirect(pathTo('auth', {}, { redirectTo: pathTo('profile') }))
  const exported = await exportMyData(shopOf(context), visitor)
  return new Response(JSON.stringify(ownDataFile(exported), null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${ownDataCopy.fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
