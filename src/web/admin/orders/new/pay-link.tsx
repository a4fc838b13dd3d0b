import { pathTo } from '#addresses.ts'
import { adminOrderLinkCopy as copy } from '#copy/admin/orders/order-link.ts'
import { formatDeadline } from '#domain/sao-paulo-time.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'

interface PayLinkProps {
  order: { readonly id: string; readonly createdAt: Date }
  payUntil: Date
}

/** On an unpaid order that the owner wrote down: the way to its message and its link. */
export function PayLink({ order, payUntil }: PayLinkProps) {
  return (
    <section className="panel pay-link">
      <LinkButton to={pathTo('adminOrderLink', { id: order.id })} icon="whatsapp">
        {copy.button}
      </LinkButton>
      <p className="hint">{copy.buttonHint(formatDeadline(payUntil, order.createdAt))}</p>
    </section>
  )
}
