import type { CSSProperties } from 'react'
import { pathTo } from '#addresses.ts'
import { reportsCopy as copy, type ReportFile } from '#office/reports/copy/admin-reports.ts'
import type { DistrictSales } from '#office/reports/use-cases/list-districts.ts'
import { loadReport } from '#office/reports/use-cases/load-report.ts'
import type { DaySums } from '#office/reports/use-cases/sum-paid.ts'
import { lastMonths, MONTHS_OFFERED, type ReportSpan, readReportSpan } from '#orders/domain/report-span.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { DownloadLink } from '#ui/admin/download-link.tsx'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { DeliveryWaysPanel } from './delivery-ways-panel.tsx'
import { ItemsPanel } from './items-panel.tsx'
import { KitsPanel } from './kits-panel.tsx'
import { ProfitPanel } from './profit-panel.tsx'
import { ReportFigures } from './report-figures.tsx'
import { SalesChart } from './sales-chart.tsx'
import { SpanControls } from './span-controls.tsx'
import { hasVouchers, VouchersPanel } from './vouchers-panel.tsx'
import { sumWaysOfPayment } from './ways-of-payment.ts'

export { reportLinks as links } from '#ui/styles/admin-sheets.ts'

const { payments, districts: districtsCopy } = copy

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.crumb }],
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(copy.crumb)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const now = shop.clock.now()
  const span = readReportSpan(new URL(request.url).searchParams, now)
  return {
    span,
    report: await loadReport(shop, span),
    today: isoDay(now),
    months: lastMonths(now, MONTHS_OFFERED),
  }
}

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { span, report, today, months } = loaderData
  const { sums } = report
  const isEmpty = sums.orders === 0 && sums.refundedOrders === 0 && !hasVouchers(sums)
  return (
    <AdminPage
      title={copy.title(span)}
      lead={
        <p className="muted" role="status">
          {copy.about(span, today)}
        </p>
      }
      actions={<SpanControls span={span} months={months} today={today} />}
    >
      <ReportFigures span={span} sums={report.sums} before={report.sumsBefore} />
      {isEmpty ? (
        <EmptyState title={copy.empty.title} text={copy.empty.text} />
      ) : (
        <>
          <SalesChart span={span} today={today} days={report.days} sums={report.sums} />
          <div className="split split--even">
            <ProfitPanel sums={report.sums} items={report.sold.items} />
            <div className="panels grid g5">
              <PaymentsPanel days={report.days.paid} />
              <DistrictsPanel districts={report.districts} count={report.districtCount} />
            </div>
          </div>
          <ItemsPanel {...report.sold} />
          <KitsPanel kits={report.kits} all={report.sold.total} />
          <DeliveryWaysPanel ways={report.ways} sums={sums} />
          <div className={hasVouchers(sums) ? 'split split--even split--level' : undefined}>
            {hasVouchers(sums) && <VouchersPanel sums={sums} />}
            <FilesPanel span={span} />
          </div>
        </>
      )}
    </AdminPage>
  )
}

function PaymentsPanel({ days }: { days: readonly DaySums[] }) {
  const ways = sumWaysOfPayment(days)
  return (
    <section className="panel" aria-labelledby="payments">
      <div className="panel__head cluster ends baseline">
        <h2 id="payments">{payments.title}</h2>
        <span className="small muted">{payments.note}</span>
      </div>
      <Bars
        rows={ways.map(({ way, orders, amount }) => ({
          key: way,
          label:
            orders === 0
              ? payments.partOfOrders(payments.ways[way])
              : payments.row(payments.ways[way], orders),
          amount,
        }))}
      />
    </section>
  )
}

function DistrictsPanel({ districts, count }: { districts: readonly DistrictSales[]; count: number }) {
  return (
    <section className="panel" aria-labelledby="districts">
      <div className="panel__head cluster ends baseline">
        <h2 id="districts">{districtsCopy.title}</h2>
        <span className="small muted">{districtsCopy.note}</span>
      </div>
      <Bars
        rows={districts.map(({ district, orders, amount }) => ({
          key: district,
          label: districtsCopy.row(district || districtsCopy.none, orders),
          amount,
        }))}
      />
      {count > districts.length && (
        <p className="small muted mt3">{districtsCopy.more(districts.length, count)}</p>
      )}
    </section>
  )
}

function Bars({ rows }: { rows: readonly { key: string; label: string; amount: Centavos }[] }) {
  const most = Math.max(1, ...rows.map(({ amount }) => amount))
  return (
    <ul className="bars">
      {rows.map(({ key, label, amount }) => (
        <li key={key}>
          <span>{label}</span>
          <span className="num">{formatBrl(amount)}</span>
          <i style={{ '--v': `${Math.round((amount / most) * 100)}%` } as CSSProperties} />
        </li>
      ))}
    </ul>
  )
}

function FilesPanel({ span: { from, to } }: { span: ReportSpan }) {
  return (
    <section className="panel no-print" aria-labelledby="files">
      <div className="panel__head cluster ends baseline">
        <h2 id="files">{copy.files.title}</h2>
        <span className="small muted">{copy.files.note}</span>
      </div>
      <div className="cluster g2">
        {(Object.keys(copy.files.names) as ReportFile[]).map((file) => (
          <DownloadLink
            key={file}
            className="btn btn--ghost btn--s"
            href={pathTo('adminReportsCsv', {}, { file, from, to })}
            failed={copy.files.failed}
          >
            <AdminIcon name="download" size="s" />
            {copy.files.names[file]}
          </DownloadLink>
        ))}
      </div>
    </section>
  )
}
