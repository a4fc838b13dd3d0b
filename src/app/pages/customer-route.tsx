import { data } from 'react-router'
import { CustomerPage, chooseTitle, customerHandle } from '#customers/list/admin/customer-page.tsx'
import { loadCustomer } from '#customers/list/use-cases/load-customer.ts'
import { ContainersPanel } from '#fulfilment/containers/admin/containers-panel.tsx'
import { isUuid } from '#platform/domain/uuid.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/customer-route'
import { loadBesideAccount } from './beside-pages.server.ts'
import { changeCustomer } from './customer-action.server.ts'

export { reportLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle = customerHandle

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, chooseTitle(loaderData))
}

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const [customer, beside] = await Promise.all([
    loadCustomer(shop, { userId: id }),
    isUuid(id) ? loadBesideAccount(shop, id) : null,
  ])
  return data({ customer, beside }, customer ? 200 : 404)
}

export const action = changeCustomer

export default function AccountPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { customer, beside } = loaderData
  return (
    <CustomerPage key={customer?.userId} customer={customer}>
      {beside && <ContainersPanel userId={id} {...beside.containers} />}
    </CustomerPage>
  )
}
