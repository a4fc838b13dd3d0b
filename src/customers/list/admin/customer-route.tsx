import { data } from 'react-router'
import { loadCustomer } from '#customers/list/use-cases/load-customer.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/customer-route'
import { changeCustomer } from './customer-action.server.ts'
import { CustomerPage, customerHandle, titleOf } from './customer-page.tsx'

export const handle = customerHandle

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, titleOf(loaderData))
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const customer = await loadCustomer(shopOf(context), { userId: params.id })
  return data({ customer }, customer ? 200 : 404)
}

export const action = changeCustomer

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { customer } = loaderData
  return <CustomerPage key={customer?.userId} customer={customer} />
}
