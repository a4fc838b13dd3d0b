import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { connectionLost } from '#catalogue/products/copy/cart-buttons.ts'
import type { CartVoucher } from '#checkout/purchase/storefront/payment/begin-checkout.ts'
import { Sum } from '#orders/storefront/sum.tsx'
import { payWithVoucherCopy as words } from '#orders/vouchers/copy/voucher.ts'
import { formatBrl, formatSignedBrl } from '#platform/domain/money.ts'
import { TextButton } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

interface VoucherUseProps {
  voucher: Omit<CartVoucher, 'token'>
}

export function VoucherUse({ voucher: { codeEnd, balance, used } }: VoucherUseProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: words.removeFailed, text: connectionLost })
  return (
    <section className="voucher-use mt4" aria-label={words.label}>
      <fetcher.Form method="post" action={pathTo('cart')} className="strip g4 ends baseline">
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
