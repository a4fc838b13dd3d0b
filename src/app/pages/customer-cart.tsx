import CustomerCartPage, {
  type CustomerCartPageProps,
} from '#checkout/cart/storefront/customer-cart-page.tsx'
import { ContainersForm } from '#fulfilment/containers/storefront/containers-form.tsx'
import type { BesideCustomer } from './beside-customer.server.ts'

export type CustomerCartProps = Omit<CustomerCartPageProps, 'children'> & { beside: BesideCustomer }

export default function CustomerCart({ beside, ...page }: CustomerCartProps) {
  return (
    <CustomerCartPage {...page}>
      <ContainersForm containers={beside.containers} />
    </CustomerCartPage>
  )
}
