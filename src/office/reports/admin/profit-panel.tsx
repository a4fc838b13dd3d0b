import { reportsCopy } from '#office/reports/copy/admin-reports.ts'
import { calculateProfit, type ReportSums } from '#office/reports/domain.ts'
import type { SoldItem } from '#office/reports/use-cases/sum-sold.ts'
import { Sum } from '#orders/storefront/sum.tsx'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'

const copy = reportsCopy.profit

const minus = (amount: Centavos) => `−\u00a0${formatBrl(amount)}`

const NAMED_AT_MOST = 12

const namesWithoutCost = (items: readonly SoldItem[]): string[] =>
  items
    .filter(({ cost }) => cost === 0)
    .slice(0, NAMED_AT_MOST)
    .map(({ units, name, size }) => [`${units} × ${name}`, size].filter(Boolean).join(', '))

export function ProfitPanel({ sums, items }: { sums: ReportSums; items: readonly SoldItem[] }) {
  const notes = [
    sums.unitsAtBatchCost > 0 && copy.batchCost(sums.unitsAtBatchCost),
    sums.unitsAtTodaysCost > 0 && copy.todaysCost(sums.unitsAtTodaysCost),
    sums.unitsWithoutCost > 0 && copy.withoutCost(sums.unitsWithoutCost, namesWithoutCost(items)),
    sums.ridesOpen > 0 && copy.ridesOpen(sums.ridesOpen),
    copy.leavesOut,
  ]
  return (
    <section className="panel" aria-labelledby="profit">
      <div className="panel__head cluster ends baseline">
        <h2 id="profit">{copy.title}</h2>
      </div>
      <dl className="sum">
        <Sum label={copy.candles}>{formatBrl(sums.candles)}</Sum>
        {sums.discount > 0 && <Sum label={copy.discount}>{minus(sums.discount)}</Sum>}
        <Sum label={copy.freight}>{formatBrl(sums.freight)}</Sum>
        {sums.gifts > 0 && <Sum label={copy.gifts}>{formatBrl(sums.gifts)}</Sum>}
        <Sum label={copy.freightCost}>{minus(sums.freightCost)}</Sum>
        <Sum label={copy.cost}>{minus(sums.cost)}</Sum>
        <Sum label={copy.refunds}>{minus(sums.refunds)}</Sum>
        {sums.returnedCost > 0 && <Sum label={copy.returned}>{formatBrl(sums.returnedCost)}</Sum>}
        {sums.exchangeCost > 0 && <Sum label={copy.exchanges}>{minus(sums.exchangeCost)}</Sum>}
        <Sum label={copy.total} className="total">
          {formatBrl(calculateProfit(sums))}
        </Sum>
      </dl>
      {notes.map(
        (note) =>
          note && (
            <p key={note} className="small muted mt3">
              {note}
            </p>
          ),
      )}
    </section>
  )
}
