import { data } from 'react-router'
import { loadCustomer } from '#customers/list/use-cases/load-customer.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/contact-route'
import { changeContact } from './customer-action.server.ts'
import { CustomerPage, chooseTitle, customerHandle } from './customer-page.tsx'

export { reportLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle = customerHandle

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, chooseTitle(loaderData))
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const contact = (new URL(request.url).searchParams.get('contact') ?? '').slice(0, 200)
  const customer = contact ? await loadCustomer(shopOf(context), { contact }) : null
  return data({ customer }, customer ? 200 : 404)
}

export const action = changeContact

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { customer } = loaderData
  return <CustomerPage key={customer?.contact} customer={customer} />
}
