import { longDayAndMonth } from '#copy/delivery/calendar.ts'
import { buyVoucherCopy as words } from '#copy/vouchers/buy-voucher.ts'
import { voucherCopy } from '#copy/vouchers/voucher.ts'
import { isIsoDay } from '#domain/calendar.ts'
import { formatBrl, parseBrl } from '#domain/money.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import type { TypedVoucher } from './buy-fields.tsx'

/** Null while another amount is not typed yet. */
export const amountOf = ({ amount, other }: Pick<TypedVoucher, 'amount' | 'other'>) =>
  amount === 'other' ? parseBrl(other) : Number(amount)

/** The letter as it will arrive. Not announced while somebody types. */
export function VoucherPreview({ typed }: { typed: TypedVoucher }) {
  const shopName = useRootData()?.shop.name
  const amount = amountOf(typed)
  const to = typed.way === 'print' ? typed.receiverName : typed.receiverEmail
  return (
    <section className="voucher-preview" aria-labelledby="previa">
      <h2 id="previa" className="voucher-preview__title">
        {headingOf(typed)}
      </h2>
      <div className="voucher-preview__letter">
        {to && (
          <p className="small muted">
            {words.to} <b>{to}</b>
          </p>
        )}
        <div className="label-frame voucher-card">
          <p className="voucher-card__brand">{shopName}</p>
          <p className="voucher-card__title">{voucherCopy.name}</p>
          <p className="voucher-card__amount num">{amount ? formatBrl(amount) : ''}</p>
          <p className="small muted">{words.codeHere}</p>
        </div>
        {typed.message && <p className="voucher-card__message">{typed.message}</p>}
      </div>
    </section>
  )
}

const dayOf = ({ way, when, day }: TypedVoucher) =>
  way === 'email' && when === 'day' && isIsoDay(day) ? longDayAndMonth(day) : null

function headingOf(typed: TypedVoucher): string {
  if (typed.way === 'print') return words.preview.print
  const day = dayOf(typed)
  return day ? words.preview.on(day) : words.preview.now
}

/** Beside the press: when it leaves. */
export function sendingOf(typed: TypedVoucher): string {
  if (typed.way === 'print') return words.sending.print
  const day = dayOf(typed)
  return day ? words.sending.on(day) : words.sending.now
}
