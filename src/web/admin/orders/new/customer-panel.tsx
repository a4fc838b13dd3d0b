import { manualOrderCopy } from '#copy/admin/orders/manual-order.ts'
import { maskPhone } from '#domain/accounts/phone.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import type { ManualOrderField } from './read-manual-order.ts'
import type { ManualOrderForm } from './use-manual-order.ts'

const copy = manualOrderCopy.customer

interface CustomerPanelProps {
  form: ManualOrderForm
  error: (field: ManualOrderField) => string | undefined
}

export function CustomerPanel({ form: { input, edit }, error }: CustomerPanelProps) {
  return (
    <section className="panel" aria-labelledby="hand-customer">
      <div className="panel__head">
        <h2 id="hand-customer">{copy.title}</h2>
      </div>
      <div className="fields">
        <TextField
          label={copy.name}
          hint={copy.nameHint}
          error={error('name')}
          name="name"
          autoComplete="off"
          maxLength={120}
          value={input.name}
          onChange={({ target }) => edit({ name: target.value })}
        />
        <TextField
          label={copy.email}
          hint={copy.emailHint}
          error={error('email')}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={255}
          span={3}
          className="fr"
          value={input.email}
          onChange={({ target }) => edit({ email: target.value })}
        />
        <TextField
          label={copy.phone}
          optional
          name="phone"
          type="tel"
          numeric
          autoComplete="off"
          maxLength={40}
          span={3}
          className="fr"
          value={input.phone}
          onChange={({ target }) => edit({ phone: maskPhone(target.value) })}
        />
      </div>
    </section>
  )
}
