import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import { customersCopy, usersCopy } from '#copy/admin/users.ts'
import { formatDate } from '#domain/sao-paulo-time.ts'
import { listPotEntries } from '#shop/admin/pots/list-pots.ts'
import { loadCustomer } from '#shop/admin/users/load-customer.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { brand } from '#web/kit/brand/brand.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/customer-route.ts'
import { ContactPanel, CustomerFigures, CustomerOrders } from './customer-panels.tsx'
import { changePots } from './pots-action.server.ts'
import { PotsPanel } from './pots-panel.tsx'

const copy = customersCopy.customer

export const handle: AdminHandle = {
  breadcrumbs: (loaded: Route.ComponentProps['loaderData'] | undefined) => [
    { label: usersCopy.breadcrumb, to: pathTo('adminUsers') },
    { label: loaded?.customer?.name || copy.missing },
  ],
  loadFailed: { text: copy.loadFailed },
}

export function meta({ loaderData }: Route.MetaArgs) {
  const isMissing = loaderData?.customer === null
  const name = isMissing ? copy.missing : loaderData?.customer?.name || usersCopy.breadcrumb
  return [{ title: `${name} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const customer = await loadCustomer(shop, params.id)
  const entries = customer ? await listPotEntries(shop, params.id) : []
  return data({ customer, entries, requestKey: randomUUID() }, customer ? 200 : 404)
}

export function action({ request, params, context }: Route.ActionArgs) {
  return changePots(request, context, params.id)
}

export default function CustomerPage({ loaderData, params }: Route.ComponentProps) {
  const { customer, entries, requestKey } = loaderData
  if (!customer)
    return (
      <EmptyState
        heading="h1"
        title={copy.missing}
        text={copy.missingText}
        action={<LinkButton to={pathTo('adminUsers')}>{copy.back}</LinkButton>}
      />
    )
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{customer.name || customersCopy.unnamed}</h1>
          <p className="muted">{copy.since(formatDate(customer.since))}</p>
        </div>
      </div>
      <CustomerFigures customer={customer} />
      <div className="cols cols--level">
        <CustomerOrders customer={customer} />
        <div className="panels">
          <ContactPanel customer={customer} />
          <PotsPanel userId={params.id} pots={customer.pots} entries={entries} requestKey={requestKey} />
        </div>
      </div>
    </>
  )
}
