import { useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { paymentSettingsCopy } from '#copy/admin/payment-settings.ts'
import { formatBrl } from '#domain/money.ts'
import { isPixDiscountPercent, pixPriceOf } from '#domain/pix/pix-discount.ts'
import type { PaymentSettings } from '#shop/admin/payments/payment-settings.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import type { PaymentAnswer } from './payment-action.server.ts'

const words = paymentSettingsCopy.discount
const EXAMPLE_PRICE = 9990

/** What a customer gets for paying by Pix, with an example while she types. */
export function DiscountForm({ settings }: { settings: PaymentSettings }) {
  const fetcher = useFetcher<PaymentAnswer>()
  const [typed, setTyped] = useState(String(settings.pixDiscountPercent))
  useToastAnswer(fetcher.data, undefined, { title: paymentSettingsCopy.saveFailed })
  const percent = Number(typed)
  const isPrice = typed.trim() !== '' && isPixDiscountPercent(percent) && percent > 0
  return (
    <section className="panel" aria-labelledby="pix-discount">
      <div className="panel__head">
        <h2 id="pix-discount">{words.title}</h2>
      </div>
      <fetcher.Form method="post" action={pathTo('adminPayment')} className="stack" noValidate>
        <input type="hidden" name="version" value={settings.version} />
        <TextField
          label={words.label}
          hint={words.hint}
          error={fetcher.data?.fault}
          name="percent"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          numeric
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          trailing={<span className="tier__u">%</span>}
        />
        <p className="small" role="status">
          {isPrice && words.example(formatBrl(EXAMPLE_PRICE), formatBrl(pixPriceOf(EXAMPLE_PRICE, percent)))}
        </p>
        <p className="small muted">{settings.pixProvider ? words.keeps : words.noPix}</p>
        <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={paymentSettingsCopy.saving}>
          {paymentSettingsCopy.save}
        </Button>
      </fetcher.Form>
    </section>
  )
}
