import { longDayAndMonth } from '#copy/delivery/calendar.ts'
import { voucherCopy, buyVoucherCopy as words } from '#copy/vouchers/voucher.ts'
import { isIsoDay } from '#domain/calendar.ts'
import { formatBrl, parseBrl } from '#domain/money.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import type { TypedVoucher } from './buy-fields.tsx'

/** The letter as it will arrive. Not announced while somebody types. */
export function VoucherPreview({ typed }: { typed: TypedVoucher }) {
  const shopName = useRootData()?.shop.name
  const amount = typed.amount === 'other' ? parseBrl(typed.other) : Number(typed.amount)
  const to = typed.way === 'print' ? typed.receiverName : typed.receiverEmail
  return (
    <section className="label-frame voucher-card" aria-labelledby="previa">
      <h2 id="previa" className="legend">
        {headingOf(typed)}
      </h2>
      {to && (
        <p className="small muted">
          {words.to} {to}
        </p>
      )}
      <p className="voucher-card__brand">{shopName}</p>
      <p className="voucher-card__title">{voucherCopy.name}</p>
      <p className="voucher-card__amount num">{amount ? formatBrl(amount) : ''}</p>
      <p className="small muted">{words.codeHere}</p>
      {typed.message && <p className="voucher-card__message">{typed.message}</p>}
    </section>
  )
}

function headingOf({ way, when, day }: TypedVoucher): string {
  if (way === 'print') return words.preview.print
  return when === 'day' && isIsoDay(day) ? words.preview.on(longDayAndMonth(day)) : words.preview.now
}
