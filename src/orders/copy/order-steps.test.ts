import { expect, test } from 'vitest'
import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import type { SentParcel } from '#delivery/carriers/domain/tracking.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import type { TimelineEntry } from '#orders/domain/order-timeline.ts'
import { orderSteps } from './order-steps.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 15))
const entry = (status: OrderStatus, day: number | null): TimelineEntry => ({
  kind: 'status-changed',
  at: day ? at(day) : null,
  status,
  trackingNumber: null,
  expectedDay: null,
})
const parcel = (posted: number | null, delivered: number | null = null): SentParcel => ({
  number: 1,
  carrier: 'Correios',
  service: 'PAC',
  code: 'AA123456785BR',
  url: null,
  postedAt: posted ? at(posted) : null,
  deliveredAt: delivered ? at(delivered) : null,
})

const listSteps = (
  deliveryWay: DeliveryWay,
  status: OrderStatus,
  timeline: TimelineEntry[],
  parcels: SentParcel[] = [],
) =>
  orderSteps({ deliveryWay, status, timeline, parcels, paymentMethod: 'pix' }).map((step) => [
    step.label,
    step.at?.getUTCDate() ?? null,
  ])

test('pickup orders are never shipped', () => {
  const timeline = [entry('processing', 12), entry('shipped', 13), entry('delivered', null)]
  expect(listSteps('pickup', 'shipped', timeline)).toEqual([
    ['Em preparo', 12],
    ['Pronto para retirar', 13],
    ['Com você', null],
  ])
  expect(listSteps('courier', 'shipped', timeline)).toEqual([
    ['Em preparo', 12],
    ['A caminho', 13],
    ['Entregue', null],
  ])
  expect(listSteps('courier', 'cancelled', [entry('cancelled', 12)])).toEqual([['Cancelado', 12]])
})

test('parcels are posted, in transit and delivered on the days that the carrier reported', () => {
  const onItsWay = [entry('processing', 12), entry('shipped', 14), entry('delivered', null)]
  expect(listSteps('carrier', 'shipped', onItsWay, [parcel(13)])).toEqual([
    ['Em preparo', 12],
    ['Postado', 13],
    ['A caminho', 14],
    ['Entregue', null],
  ])
  const entries = [entry('shipped', 14), entry('delivered', 21)]
  expect(listSteps('carrier', 'delivered', entries, [parcel(13, 19), parcel(13, 20)])).toEqual([
    ['Postado', 13],
    ['A caminho', 14],
    ['Entregue', 20],
  ])
  expect(listSteps('carrier', 'delivered', entries, [parcel(13)]).at(-1)).toEqual(['Entregue', 21])
})

test('a cancelled or missing report shows no posting', () => {
  const reopened = [entry('shipped', 14), entry('processing', 15), entry('shipped', null)]
  expect(listSteps('carrier', 'processing', reopened, [parcel(13)]).map(([label]) => label)).not.toContain(
    'Postado',
  )
  expect(listSteps('carrier', 'shipped', [entry('shipped', 14)], [parcel(null)])).toEqual([['A caminho', 14]])
})
