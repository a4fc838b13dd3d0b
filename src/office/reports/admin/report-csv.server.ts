import { wayGroupLabels } from '#fulfilment/orders/copy/admin-orders.ts'
import {
  costSources,
  reportColumns,
  summaryRows,
  voucherMoves,
} from '#office/reports/copy/admin-report-columns.ts'
import { type ReportFile, reportsCopy } from '#office/reports/copy/admin-reports.ts'
import { averageOrder, calculateProfit, paidIn, type ReportSums } from '#office/reports/domain.ts'
import { exportSaleLines } from '#office/reports/use-cases/export-sale-lines.ts'
import { listDeliveryWays } from '#office/reports/use-cases/list-delivery-ways.ts'
import { listDistricts } from '#office/reports/use-cases/list-districts.ts'
import { listKits } from '#office/reports/use-cases/list-kits.ts'
import { listRefunds } from '#office/reports/use-cases/list-refunds.ts'
import { listSoldBatches } from '#office/reports/use-cases/list-sold-batches.ts'
import { loadReport } from '#office/reports/use-cases/load-report.ts'
import { sumPaid } from '#office/reports/use-cases/sum-paid.ts'
import { sumSold } from '#office/reports/use-cases/sum-sold.ts'
import { listVoucherMoves } from '#office/reports/use-cases/sum-vouchers.ts'
import { paymentMethodLabels, paymentStatusLabels } from '#orders/copy/orders.ts'
import { daysOfSpan, type ReportSpan } from '#orders/domain/report-span.ts'
import { CSV_BYTE_ORDER_MARK, type CsvCell, csvNumber, csvRow } from '#platform/domain/csv.ts'
import { type Centavos, decimalFromCentavos } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'
import { plainDay } from '#ui/copy/calendar.ts'
import { chartPoints } from './chart-points.ts'
import { sumWaysOfPayment } from './ways-of-payment.ts'

type Row = keyof typeof summaryRows

const counts = new Set<Row>([
  'orders',
  'units',
  'ridesOpen',
  'unitsAtBatchCost',
  'unitsAtTodaysCost',
  'unitsWithoutCost',
  'refundedOrders',
  'cancellations',
  'withdrawals',
  'broken',
  'wrong',
  'exchanges',
])

const values: Partial<Record<Row, (sums: ReportSums) => number>> = {
  paid: paidIn,
  average: averageOrder,
  freightKept: ({ freight, freightCost }) => freight - freightCost,
  profit: calculateProfit,
}

type Cell = CsvCell | number
type Rows = (shop: Shop, span: ReportSpan) => AsyncGenerator<Cell[][]> | Promise<Cell[][]>

const amount = (centavos: Centavos) => csvNumber(decimalFromCentavos(centavos))

const files: Readonly<Record<ReportFile, Rows>> = {
  resumo: summaryCsvRows,
  dias: dayRows,
  velas: itemRows,
  kits: kitRows,
  levas: batchRows,
  pagamentos: paymentRows,
  entregas: wayRows,
  bairros: districtRows,
  itens: lineRows,
  reembolsos: refundRows,
  vales: voucherRows,
}

export function readReportFile(text: string | null): ReportFile {
  return (Object.keys(files) as ReportFile[]).find((file) => file === text) ?? 'resumo'
}

/** Cells are escaped against formula injection. */
export async function* reportCsv(shop: Shop, file: ReportFile, span: ReportSpan): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + csvRow(reportColumns[file])
  const rows = files[file](shop, span)
  for await (const part of rows instanceof Promise ? [await rows] : rows)
    yield part.map((cells) => csvRow(cells.map(asCell))).join('')
}

const asCell = (cell: Cell): CsvCell => (typeof cell === 'number' ? csvNumber(cell) : cell)

/** Always daily, unlike the chart, which may group by month. */
async function dayRows(shop: Shop, span: ReportSpan): Promise<Cell[][]> {
  const steps = daysOfSpan(span)
  const [paid, sold] = await Promise.all([
    sumPaid(shop, span, steps),
    sumSold(shop, { span, steps, limit: 0 }),
  ])
  return chartPoints(span, { paid, units: sold.days }, { byMonth: false }).map((point) => [
    plainDay(point.key),
    point.orders,
    point.units,
    amount(point.candles),
    amount(point.discount),
    amount(point.freight),
    amount(point.gifts),
    amount(point.freightCost),
    amount(paidIn(point)),
  ])
}

async function itemRows(shop: Shop, span: ReportSpan): Promise<Cell[][]> {
  const { items } = await sumSold(shop, { span, steps: [span.from], limit: null })
  return items.map(({ productId, name, size, units, revenue, cost }) => [
    name,
    size,
    productId ? '' : reportsCopy.items.deleted,
    units,
    amount(revenue),
    amount(cost),
    amount(revenue - cost),
  ])
}

async function kitRows(shop: Shop, span: ReportSpan): Promise<Cell[][]> {
  const kits = await listKits(shop, span)
  return kits.map(({ productId, name, kits, units, revenue, cost }) => [
    name,
    productId ? '' : reportsCopy.items.deleted,
    kits,
    units,
    amount(revenue),
    amount(cost),
    amount(revenue - cost),
  ])
}

async function paymentRows(shop: Shop, span: ReportSpan): Promise<Cell[][]> {
  const ways = sumWaysOfPayment(await sumPaid(shop, span, [span.from]))
  return ways.map((row) => [reportsCopy.payments.ways[row.way], row.orders, amount(row.amount)])
}

async function wayRows(shop: Shop, span: ReportSpan): Promise<Cell[][]> {
  const ways = await listDeliveryWays(shop, span)
  return ways.map(({ way, orders, revenue, refunds, freight, freightCost }) => [
    wayGroupLabels[way],
    orders,
    ...[revenue, refunds, freight, freightCost].map(amount),
  ])
}

async function districtRows(shop: Shop, span: ReportSpan): Promise<Cell[][]> {
  const { districts } = await listDistricts(shop, { span, limit: null })
  return districts.map((district) => [
    district.district || reportsCopy.districts.none,
    district.orders,
    amount(district.amount),
  ])
}

async function* lineRows(shop: Shop, span: ReportSpan): AsyncGenerator<Cell[][]> {
  for await (const part of exportSaleLines(shop, span))
    yield part.map((line) => [
      plainDay(line.day),
      line.orderNumber,
      paymentStatusLabels.admin[line.paymentStatus],
      line.isPartlyByVoucher
        ? `${paymentMethodLabels[line.method]} + ${paymentMethodLabels.voucher}`
        : paymentMethodLabels[line.method],
      line.district,
      line.name,
      line.size,
      line.sku ?? '',
      line.quantity,
      amount(line.unitPrice),
      amount(line.total),
      line.unitCost === null ? '' : amount(line.unitCost),
      line.kit,
      line.unitCost === null ? '' : costSources[line.isByBatch ? 'batch' : 'typed'],
    ])
}

async function batchRows(shop: Shop, span: ReportSpan): Promise<Cell[][]> {
  const batches = await listSoldBatches(shop, span)
  return batches.map(({ number, name, size, units, unitCost, cost }) => [
    number,
    name,
    size ?? '',
    units,
    unitCost === null ? '' : amount(unitCost),
    cost === null ? '' : amount(cost),
  ])
}

async function refundRows(shop: Shop, span: ReportSpan): Promise<Cell[][]> {
  const refunds = await listRefunds(shop, span)
  return refunds.map((refund) => [
    plainDay(refund.day),
    refund.orderNumber,
    refund.soldOn ? plainDay(refund.soldOn) : '',
    amount(refund.amount),
    refund.reason,
  ])
}

async function voucherRows(shop: Shop, span: ReportSpan): Promise<Cell[][]> {
  const moves = await listVoucherMoves(shop, span)
  return moves.map((move) => [
    plainDay(move.day),
    move.codeEnd,
    voucherMoves[move.kind],
    move.orderNumber ?? '',
    amount(move.amount),
    move.reason,
  ])
}

async function summaryCsvRows(shop: Shop, span: ReportSpan): Promise<CsvCell[][]> {
  const { sums, sumsBefore } = await loadReport(shop, span)
  const { from, to } = span.before
  return [
    ['', reportsCopy.span(span), `${plainDay(from)} a ${plainDay(to)}`],
    ...(Object.keys(summaryRows) as Row[]).map((row) => [
      summaryRows[row],
      shown(row, sums),
      shown(row, sumsBefore),
    ]),
  ]
}

function shown(row: Row, sums: ReportSums): CsvCell {
  const value = values[row]?.(sums) ?? sums[row as keyof ReportSums]
  return csvNumber(counts.has(row) ? value : decimalFromCentavos(value))
}
