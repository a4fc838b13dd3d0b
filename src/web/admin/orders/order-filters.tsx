import { Form } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminOrdersCopy } from '#copy/admin-orders.ts'
import { orderStatusLabels, paymentStatusLabels } from '#copy/orders.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts'
import { Button } from '#web/kit/button.tsx'
import { useFilterForm } from '#web/kit/form/use-filter-form.ts'
import { SelectField } from '#web/kit/select-field.tsx'
import { TextField } from '#web/kit/text-field.tsx'
import { type ManagedOrdersQuery, readManagedOrders } from './managed-orders.ts'
import { orderListAddress } from './order-addresses.ts'

const copy = adminOrdersCopy.filters

const statusOptions = [
  { value: '', label: copy.allStatuses },
  ...ORDER_STATUSES.map((status) => ({ value: status, label: orderStatusLabels[status] })),
]

const paymentOptions = [
  { value: '', label: copy.allPayments },
  ...PAYMENT_STATUSES.map((status) => ({ value: status, label: paymentStatusLabels.admin[status] })),
]

export function OrderFilters({ query }: { query: ManagedOrdersQuery }) {
  const current = orderListAddress({ ...query, olderThan: null, newerThan: null })
  const { form, apply, applyAfterPause, submit } = useFilterForm(current, (typed) =>
    orderListAddress(readManagedOrders(typed)),
  )
  return (
    <search aria-label={copy.search}>
      <Form
        ref={form}
        className="admin-filters"
        method="get"
        action={pathTo('adminOrders')}
        onSubmit={submit}
      >
        <TextField
          label={copy.search}
          labelHidden
          type="search"
          name="search"
          defaultValue={query.search}
          placeholder={copy.placeholder}
          leadingIcon="search"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={applyAfterPause}
        />
        <SelectField
          label={copy.status}
          labelHidden
          name="status"
          defaultValue={query.status ?? ''}
          options={statusOptions}
          onChange={apply}
        />
        <SelectField
          label={copy.payment}
          labelHidden
          name="payment"
          defaultValue={query.payment ?? ''}
          options={paymentOptions}
          onChange={apply}
        />
        <noscript>
          <Button type="submit">{copy.submit}</Button>
        </noscript>
      </Form>
    </search>
  )
}
