import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { connectionLost } from '#copy/cart/cart-buttons.ts'
import { payWithVoucherCopy as words } from '#copy/vouchers/voucher.ts'
import { formatBrl, formatSignedBrl } from '#domain/money.ts'
import type { CartVoucher } from '#web/checkout/payment/begin-checkout.ts'
import { TextButton } from '#web/kit/elements/button.tsx'
import { Sum } from '#web/kit/elements/sum.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

interface VoucherUseProps {
  voucher: Omit<CartVoucher, 'token'>
}

/** What was on the voucher, what this order takes and what stays: always all three. */
export function VoucherUse({ voucher: { codeEnd, balance, used } }: VoucherUseProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: words.removeFailed, text: connectionLost })
  return (
    <section className="voucher-use" aria-label={words.label}>
      <fetcher.Form method="post" action={pathTo('cart')} className="coupon__kept">
        <input type="hidden" name="intent" value="drop-voucher" />
        <span className="voucher-use__name">
          <b>{words.label}</b>
          <small className="muted">{words.ends(codeEnd)}</small>
        </span>
        <TextButton type="submit" aria-label={words.removeLabel(codeEnd)}>
          {words.remove}
        </TextButton>
      </fetcher.Form>
      <dl className="sum">
        <Sum label={words.balance}>{formatBrl(balance)}</Sum>
        <Sum label={words.used}>{formatSignedBrl(-used)}</Sum>
        <Sum label={words.left}>{formatBrl(balance - used)}</Sum>
      </dl>
    </section>
  )
}
