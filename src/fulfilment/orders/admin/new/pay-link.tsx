import { pathTo } from '#addresses.ts'
import { adminOrderLinkCopy as copy } from '#fulfilment/orders/copy/admin-order-link.ts'
import { formatDeadline } from '#platform/domain/sao-paulo-time.ts'
import { LinkButton } from '#ui/elements/button.tsx'

interface PayLinkProps {
  order: { readonly id: string; readonly createdAt: Date }
  payUntil: Date
}

export function PayLink({ order, payUntil }: PayLinkProps) {
  return (
    <section className="panel grid g3 pay-link">
      <LinkButton to={pathTo('adminOrderLink', { id: order.id })} icon="whatsapp">
        {copy.button}
      </LinkButton>
      <p className="hint">{copy.buttonHint(formatDeadline(payUntil, order.createdAt))}</p>
    </section>
  )
}
