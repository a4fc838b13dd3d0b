import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { manualOrderCopy } from '#fulfilment/orders/copy/admin-manual-order.ts'
import type { KnownCustomer } from '#fulfilment/orders/use-cases/manual/find-customer-by-phone.ts'
import { isPhone, maskPhone } from '#platform/domain/phone.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { ManualOrderAnswer } from './manual-order-action.server.ts'
import { withCustomer } from './manual-order-input.ts'
import type { ManualOrderForm } from './use-manual-order.ts'

const copy = manualOrderCopy.customer

interface CustomerPanelProps {
  form: ManualOrderForm
  error: (field: string) => string | undefined
}

/** The phone number comes first, because it finds returning customers. */
export function CustomerPanel({ form, error }: CustomerPanelProps) {
  const { input, edit } = form
  const customer = useKnownCustomer(input.phone)
  return (
    <section className="panel" aria-labelledby="hand-customer">
      <div className="panel__head cluster ends baseline">
        <h2 id="hand-customer">{copy.title}</h2>
      </div>
      <div className="fields">
        <TextField
          label={copy.phone}
          error={error('phone')}
          name="phone"
          type="tel"
          inputMode="tel"
          numeric
          autoComplete="off"
          maxLength={40}
          value={input.phone}
          onChange={({ target }) => edit({ phone: maskPhone(target.value) })}
        />
        <div role="status" className="cluster ends manual-order__known">
          {customer && (
            <Known
              customer={customer}
              isUsed={customer.name === input.name}
              onUse={() => edit(withCustomer(customer))}
            />
          )}
        </div>
        <TextField
          label={copy.name}
          hint={input.origin === 'fair' ? copy.nameHint : undefined}
          error={error('name')}
          name="name"
          autoComplete="off"
          maxLength={120}
          value={input.name}
          onChange={({ target }) => edit({ name: target.value })}
        />
      </div>
      <details className="manual-order__more mt3" open={input.email !== '' || error('email') !== undefined}>
        <summary>{copy.addEmail}</summary>
        <TextField
          label={copy.email}
          hint={copy.emailHint}
          error={error('email')}
          optional
          name="email"
          type="email"
          autoComplete="off"
          maxLength={255}
          value={input.email}
          onChange={({ target }) => edit({ email: target.value })}
        />
      </details>
    </section>
  )
}

interface KnownProps {
  customer: KnownCustomer
  isUsed: boolean
  onUse: () => void
}

function Known({ customer: { name, bought, address }, isUsed, onUse }: KnownProps) {
  return (
    <>
      <p>
        <b>{name}</b>
        <small className="muted">
          {copy.bought(bought)}
          {address && ` ${address.street}, ${address.number}`}
        </small>
      </p>
      {isUsed ? (
        <span className="badge badge--sage">{copy.used}</span>
      ) : (
        <Button variant="ghost" small onClick={onUse}>
          {address ? copy.useBoth : copy.use}
        </Button>
      )}
    </>
  )
}

function useKnownCustomer(phone: string): KnownCustomer | null {
  const { data, submit } = useFetcher<ManualOrderAnswer>()
  const lastPhone = useRef('')
  useEffect(() => {
    if (!isPhone(phone) || lastPhone.current === phone) return
    lastPhone.current = phone
    void submit({ intent: 'known', phone }, { method: 'post', action: pathTo('adminOrderNew') })
  }, [phone, submit])
  return data?.knownCustomer && data.input?.phone === phone ? data.knownCustomer : null
}
