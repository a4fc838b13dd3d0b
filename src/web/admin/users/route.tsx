import { usersCopy as copy } from '#copy/admin-users.ts'
import { listAdministrators } from '#shop/admin/users/list-administrators.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { loadOrFail } from '#web/admin/answers.server.ts'
import { LoadFailure } from '#web/admin/load-failure.tsx'
import { brand } from '#web/kit/brand/brand.ts'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { AdministratorRow } from './administrator-row.tsx'
import { changeAdministrators } from './users-action.server.ts'

export const handle: AdminHandle = { breadcrumbs: () => [{ label: copy.breadcrumb }] }

export function meta() {
  return [{ title: `${copy.breadcrumb} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export function loader({ context }: Route.LoaderArgs) {
  return loadOrFail(context, async () => ({
    administrators: await listAdministrators(shopOf(context)),
    ownId: customerOf(context).userId,
  }))
}

export function action({ request, context }: Route.ActionArgs) {
  return changeAdministrators(request, context)
}

export default function Users({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <>
      <EmptyState heading="h1" title={copy.title} />
      {loaded ? (
        <section className="panel" aria-labelledby="administrators">
          <div className="panel__head">
            <h2 id="administrators">{copy.administrators}</h2>
          </div>
          <p className="small muted">{copy.about}</p>
          <ul>
            {loaded.administrators.map((each) => (
              <AdministratorRow
                key={each.userId}
                administrator={each}
                isSelf={each.userId === loaded.ownId}
              />
            ))}
          </ul>
        </section>
      ) : (
        <LoadFailure text={copy.loadFailed} />
      )}
    </>
  )
}
