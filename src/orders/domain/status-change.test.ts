import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts'
import { planStatusChange } from './status-change.ts'

const now = new Date('2026-11-13T13:05:00Z')

describe('planStatusChange', () => {
  it('lets the owner set any status from any other', () => {
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        expect(planStatusChange({ from, to, unitsTaken: true, returnUnits: true, now })).toMatchObject({
          ok: true,
          value: { status: to },
        })
      }
    }
  })

  it('records the shipping moment and promises delivery seven days later', () => {
    expect(planStatusChange({ from: 'processing', to: 'shipped', unitsTaken: true, now })).toEqual({
      ok: true,
      value: {
        status: 'shipped',
        units: 'stay',
        shippedAt: now,
        estimatedDeliveryDate: new Date('2026-11-20T13:05:00Z'),
      },
    })
  })

  it('records the delivery moment', () => {
    expect(planStatusChange({ from: 'shipped', to: 'delivered', unitsTaken: true, now })).toEqual({
      ok: true,
      value: { status: 'delivered', units: 'stay', deliveredAt: now },
    })
  })

  it('writes nothing new when the status stays the same', () => {
    for (const status of ORDER_STATUSES) {
      const plan = planStatusChange({ from: status, to: status, unitsTaken: true, now })
      expect(plan).toEqual({ ok: true, value: { status, units: 'stay' } })
    }
  })

  it.each(['pending', 'processing'] as const)('cancelling a %s order puts its units back', (from) => {
    expect(planStatusChange({ from, to: 'cancelled', unitsTaken: true, now })).toMatchObject({
      value: { units: 'go-back' },
    })
  })

  it.each(['shipped', 'delivered'] as const)('cancelling a %s order asks about its units', (from) => {
    const cancel = { from, to: 'cancelled', unitsTaken: true, now } as const
    expect(planStatusChange(cancel)).toMatchObject({ ok: false, code: 'say-if-units-return' })
    expect(planStatusChange({ ...cancel, returnUnits: true })).toMatchObject({ value: { units: 'go-back' } })
    expect(planStatusChange({ ...cancel, returnUnits: false })).toMatchObject({ value: { units: 'stay' } })
  })

  it('reserves the units again when an order is reopened', () => {
    const reopening = { from: 'cancelled', to: 'processing', now } as const
    expect(planStatusChange({ ...reopening, unitsTaken: false })).toMatchObject({
      value: { units: 'are-taken' },
    })
    expect(planStatusChange({ ...reopening, unitsTaken: true })).toMatchObject({ value: { units: 'stay' } })
  })

  it('never returns or takes units twice, whatever the owner does', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom(...ORDER_STATUSES), fc.boolean()), { maxLength: 30 })
    fc.assert(
      fc.property(moves, (all) => {
        let order: { status: OrderStatus; unitsTaken: boolean } = { status: 'pending', unitsTaken: true }
        for (const [to, returnUnits] of all) {
          const plan = planStatusChange({
            from: order.status,
            to,
            unitsTaken: order.unitsTaken,
            returnUnits,
            now,
          })
          if (!plan.ok) throw new Error('an answered question is never asked again')
          if (plan.value.units === 'go-back') expect(order.unitsTaken).toBe(true)
          if (plan.value.units === 'are-taken') expect(order.unitsTaken).toBe(false)
          const { units } = plan.value
          order = { status: to, unitsTaken: units === 'stay' ? order.unitsTaken : units === 'are-taken' }
          if (order.status !== 'cancelled') expect(order.unitsTaken).toBe(true)
        }
      }),
    )
  })
})
