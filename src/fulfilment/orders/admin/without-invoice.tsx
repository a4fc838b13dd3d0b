import { pathTo } from '#addresses.ts'
import { OwnersLink } from '#ui/admin/owners-link.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { Note } from '#ui/feedback/note.tsx'

interface WithoutInvoiceProps {
  /** May contain an order twice; it is listed once. */
  orders: readonly { id: string; orderNumber: string; hasInvoice: boolean }[]
  words: (count: number) => string
}

export function WithoutInvoice({ orders, words }: WithoutInvoiceProps) {
  const lacking = new Map(orders.filter(({ hasInvoice }) => !hasInvoice).map((order) => [order.id, order]))
  if (lacking.size === 0) return null
  return (
    <Note icon="alert">
      {words(lacking.size)}{' '}
      {[...lacking.values()].map(({ id, orderNumber }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <OwnersLink to={pathTo('adminOrder', { id })}>
            <Unbroken>{orderNumber}</Unbroken>
          </OwnersLink>
        </span>
      ))}
      .
    </Note>
  )
}
