import { reportsCopy } from '#office/reports/copy/admin-reports.ts'
import { type ReportSums, vouchersOpenBefore } from '#office/reports/domain.ts'
import { Sum } from '#orders/storefront/sum.tsx'
import { formatBrl, formatSignedBrl } from '#platform/domain/money.ts'

const copy = reportsCopy.vouchers

export const hasVouchers = (sums: ReportSums) =>
  [
    sums.vouchersOpen,
    sums.vouchersBought,
    sums.vouchersByHand,
    sums.vouchersSpent,
    sums.vouchersCorrected,
  ].some((amount) => amount !== 0)

/** Voucher liability over the period, separate from revenue. */
export function VouchersPanel({ sums }: { sums: ReportSums }) {
  const rows = [
    [copy.bought, sums.vouchersBought],
    [copy.byHand, sums.vouchersByHand],
    [copy.spent, -sums.vouchersSpent],
    [copy.givenBack, sums.vouchersGivenBack],
    [copy.corrected, sums.vouchersCorrected],
  ] as const
  return (
    <section className="panel" aria-labelledby="vouchers">
      <div className="panel__head cluster ends baseline">
        <h2 id="vouchers">{copy.title}</h2>
        <span className="small muted">{copy.note}</span>
      </div>
      <dl className="sum">
        <Sum label={copy.before}>{formatBrl(vouchersOpenBefore(sums))}</Sum>
        {rows.map(
          ([label, amount]) =>
            amount !== 0 && (
              <Sum key={label} label={label}>
                {amount < 0 ? formatSignedBrl(amount) : formatBrl(amount)}
              </Sum>
            ),
        )}
        <Sum label={copy.open} className="total">
          {formatBrl(sums.vouchersOpen)}
        </Sum>
      </dl>
      <p className="small muted mt3">{copy.about}</p>
    </section>
  )
}
