import { describe, expect, it } from 'vitest'
import { customerTimeline, isSetback, type OrderEvent } from './order-timeline.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 12, 17, minute))

describe('customerTimeline', () => {
  it('lists past events, oldest first, then future ones with their promise', () => {
    const events: OrderEvent[] = [
      { kind: 'status-changed', at: at(30), status: 'shipped' },
      { kind: 'placed', at: at(0) },
      { kind: 'paid', at: at(2) },
    ]
    const timeline = customerTimeline(
      { status: 'shipped', promisedDay: '2026-11-12', estimatedDeliveryDate: at(59), deliveryWay: 'courier' },
      events,
    )
    expect(timeline.map(({ kind, status, at }) => [kind, status, at?.getUTCMinutes() ?? null])).toEqual([
      ['placed', null, 0],
      ['paid', null, 2],
      ['status-changed', 'shipped', 30],
      ['status-changed', 'delivered', null],
    ])
    expect(timeline.at(-1)?.expectedDay).toBe('2026-11-12')
  })

  it('mentions refused cards once, and not after a successful payment', () => {
    const refused: OrderEvent[] = [
      { kind: 'placed', at: at(0) },
      { kind: 'payment-declined', at: at(1) },
      { kind: 'payment-declined', at: at(2) },
    ]
    const buildTimeline = (status: 'pending' | 'processing' | 'cancelled', events: OrderEvent[]) =>
      customerTimeline(
        { status, promisedDay: null, estimatedDeliveryDate: null, deliveryWay: 'courier' },
        events,
      )
        .filter((entry) => entry.at)
        .map((entry) => [entry.kind, isSetback(entry)])
    expect(buildTimeline('pending', refused)).toEqual([
      ['placed', false],
      ['payment-declined', true],
    ])
    expect(buildTimeline('processing', [...refused, { kind: 'paid', at: at(3) }])).toEqual([
      ['placed', false],
      ['paid', false],
    ])
    expect(buildTimeline('cancelled', [...refused, { kind: 'expired', at: at(4) }])).toEqual([
      ['placed', false],
      ['payment-declined', true],
      ['expired', true],
    ])
  })

  it('keeps the back office to itself', () => {
    const events: OrderEvent[] = [
      { kind: 'placed', at: at(0) },
      { kind: 'notes-changed', at: at(1) },
      { kind: 'courier-cost-recorded', at: at(2) },
      { kind: 'refund-requested', at: at(3) },
    ]
    const timeline = customerTimeline(
      { status: 'cancelled', promisedDay: null, estimatedDeliveryDate: null, deliveryWay: 'courier' },
      events,
    )
    expect(timeline.map((entry) => entry.kind)).toEqual(['placed'])
  })

  it('promises the pickup day, and shows no tracking code', () => {
    const timeline = customerTimeline(
      { status: 'processing', promisedDay: '2026-11-12', estimatedDeliveryDate: null, deliveryWay: 'pickup' },
      [
        { kind: 'placed', at: at(0) },
        { kind: 'tracking-changed', at: at(1), trackingNumber: 'QP123' },
      ],
    )
    expect(timeline.map(({ kind, status, expectedDay }) => [kind, status, expectedDay])).toEqual([
      ['placed', null, null],
      ['status-changed', 'shipped', '2026-11-12'],
      ['status-changed', 'delivered', null],
    ])
  })

  it('does not show an expired code of an older version as a refusal', () => {
    const timeline = customerTimeline(
      { status: 'cancelled', promisedDay: null, estimatedDeliveryDate: null, deliveryWay: 'courier' },
      [
        { kind: 'payment-declined', at: at(1), reason: 'pix-expired' },
        { kind: 'expired', at: at(2) },
      ],
    )
    expect(timeline.map(({ kind }) => kind)).toEqual(['expired'])
  })
})
