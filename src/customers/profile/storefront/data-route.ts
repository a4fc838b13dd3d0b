import { redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { exportMyData } from '#customers/privacy/use-cases/export-my-data.ts'
import { ownDataCopy } from '#customers/profile/copy/profile.ts'
import { shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/data-route'
import { ownDataFile } from './own-data-file.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = visitorOf(context)
  if (visitor.kind === 'guest') return redirect(pathTo('auth', {}, { redirectTo: pathTo('profile') }))
  const exportFile = await exportMyData(shopOf(context), visitor)
  return new Response(JSON.stringify(ownDataFile(exportFile), null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${ownDataCopy.fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
