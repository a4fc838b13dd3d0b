import { Form } from 'react-router'
import { pathTo } from '#addresses.ts'
import { orderHistoryCopy as words } from '#copy/orders/order-history.ts'
import { orderStatusLabels } from '#copy/orders/orders.ts'
import { ORDER_PERIODS, type OrderPeriod } from '#domain/orders/order-period.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { SelectField } from '#web/kit/form/select-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useFilterForm } from '#web/kit/form/use-filter-form.ts'
import { ORDER_SEARCH_MAX_LENGTH, type OrderQuery, orderQueryParams, readOrderQuery } from './order-query.ts'

export const historyAddress = (query: OrderQuery) => pathTo('orders', {}, orderQueryParams(query))

/** A plain GET form; with its script every choice takes effect at once, and typing after a short pause. */
export function OrderFilters({ query }: { query: OrderQuery }) {
  const { form, apply, applyAfterPause, submit } = useFilterForm(
    historyAddress({ ...query, page: 1 }),
    (typed) => historyAddress(readOrderQuery(typed)),
  )
  return (
    <search aria-label={words.filters}>
      <Form ref={form} className="filters" method="get" action={pathTo('orders')} onSubmit={submit}>
        <TextField
          label={words.search}
          type="search"
          name="search"
          defaultValue={query.search}
          placeholder={words.searchPlaceholder}
          leadingIcon="search"
          maxLength={ORDER_SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={applyAfterPause}
        />
        <SelectField
          label={words.status}
          name="status"
          defaultValue={query.status ?? ''}
          options={[
            { value: '', label: words.allStatuses },
            ...ORDER_STATUSES.map((status) => ({ value: status, label: orderStatusLabels[status] })),
          ]}
          onChange={apply}
        />
        <SelectField
          label={words.period}
          name="period"
          defaultValue={query.period ?? ''}
          options={[
            { value: '', label: words.allPeriods },
            ...(Object.keys(ORDER_PERIODS) as OrderPeriod[]).map((period) => ({
              value: period,
              label: words.periods[period],
            })),
          ]}
          onChange={apply}
        />
        <noscript>
          <Button type="submit">{words.apply}</Button>
        </noscript>
      </Form>
    </search>
  )
}
