import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Box, Parcel } from '#delivery/carriers/domain/packing.ts'
import type { Ok } from '#platform/domain/result.ts'
import type { CarrierService, LabelState, NewLabel, Party } from './port.ts'

export interface CarrierFixture {
  readonly service: CarrierService
  /** The shop stores a shipment before it buys the label. Returns the shipment's id. */
  newShipment(): Promise<string>
  move(reference: string, state: LabelState, trackingCode: string): Promise<void>
  readonly nobodyGoesTo: string
  close(): Promise<void>
}

export function unwrap<Value>(result: Ok<Value> | { ok: false; code: string }): Value {
  if (!result.ok) throw new Error(`refused: ${result.code}`)
  return result.value
}

const box: Box = { id: 'p', name: 'Caixa P', inner: [160, 110, 120], grams: 120, cost: 250 }
export const buildParcel = (grams: number): Parcel => ({
  box,
  grams,
  value: 99_90,
  items: [{ name: 'Jasmim', quantity: 1 }],
})

export const RECIFE = '50030230'
const party = (name: string, postalCode: string): Party => ({
  name,
  document: '52998224725',
  phone: '(81) 99999-0000',
  email: 'helena@exemplo.com.br',
  address: {
    street: 'Rua da Aurora',
    number: '295',
    complement: 'Apto 3',
    neighborhood: 'Boa Vista',
    city: 'Recife',
    state: 'PE',
    postalCode,
  },
})

export const labelFor = (shipmentId: string, changes: Partial<NewLabel> = {}): NewLabel => ({
  shipmentId,
  orderNumber: 'LC-7K3M-9Q2X',
  direction: 'outward',
  carrier: 'Correios',
  service: 'PAC',
  parcel: buildParcel(620),
  sender: party('Lume & Coco', '05435-000'),
  receiver: party('Helena Martins', '50030-230'),
  items: [{ name: 'Jasmim', quantity: 1, price: 99_90 }],
  invoiceKey: null,
  mostCost: null,
  ...changes,
})

export function describeCarriers(name: string, openFixture: () => Promise<CarrierFixture>): void {
  describe(`the carriers of '${name}'`, () => {
    let fixture: CarrierFixture

    beforeEach(async () => {
      fixture = await openFixture()
    })
    afterEach(() => fixture.close())

    const quote = (...grams: number[]) =>
      fixture.service.quote({ from: '05435000', to: RECIFE, parcels: grams.map(buildParcel), value: 99_90 })
    const buy = async () => unwrap(await fixture.service.buyLabel(labelFor(await fixture.newShipment())))

    it('offers services with a price in centavos and days', async () => {
      const offers = unwrap(await quote(620))
      expect(offers.length).toBeGreaterThan(0)
      for (const { carrier, service, price, days } of offers) {
        expect([carrier, service].every(Boolean)).toBe(true)
        expect(Number.isSafeInteger(price) && price > 0).toBe(true)
        expect(days.from).toBeGreaterThanOrEqual(1)
        expect(days.until).toBeGreaterThanOrEqual(days.from)
      }
    })

    it('asks for several parcels what each of them costs', async () => {
      const pac = async (...grams: number[]) =>
        unwrap(await quote(...grams)).find(({ service }) => service === 'PAC')?.price ?? 0
      expect(await pac(620, 620, 1500)).toBe(2 * (await pac(620)) + (await pac(1500)))
    })

    it('offers nothing for an unserved place', async () => {
      const question = {
        from: '05435000',
        to: fixture.nobodyGoesTo,
        parcels: [buildParcel(620)],
        value: 99_90,
      }
      expect(unwrap(await fixture.service.quote(question))).toEqual([])
    })

    it('sells one label for one shipment, however often it is requested', async () => {
      const label = labelFor(await fixture.newShipment())
      const first = unwrap(await fixture.service.buyLabel(label))
      expect(unwrap(await fixture.service.buyLabel(label)).reference).toBe(first.reference)
      expect((await buy()).reference).not.toBe(first.reference)
    })

    it('shows where labels are printed', async () => {
      const { reference } = await buy()
      const sheet = unwrap(await fixture.service.printLabels([reference]))
      expect(sheet).toEqual(
        sheet.kind === 'own' ? { kind: 'own' } : { kind: 'address', url: expect.any(String) },
      )
    })

    it('tracks parcels, and leaves out unknown details', async () => {
      const { reference } = await buy()
      const stateNow = async () => unwrap(await fixture.service.track([reference, randomUUID()]))
      await fixture.move(reference, 'bought', 'AA123456785BR')
      expect(await stateNow()).toMatchObject([{ reference, state: 'bought' }])
      await fixture.move(reference, 'posted', 'AA123456785BR')
      expect(await stateNow()).toMatchObject([
        { reference, state: 'posted', trackingCode: 'AA123456785BR', at: new Date('2026-11-18T12:30:00Z') },
      ])
      await fixture.move(reference, 'delivered', 'AA123456785BR')
      expect(await stateNow()).toMatchObject([{ state: 'delivered', problem: null }])
      expect(unwrap(await fixture.service.track([]))).toEqual([])
    })

    it('cancels a label until its parcel is posted', async () => {
      const { reference } = await buy()
      await fixture.move(reference, 'bought', '')
      expect(await fixture.service.cancel(reference)).toMatchObject({ ok: true })
      await fixture.move(reference, 'cancelled', '')
      expect(await fixture.service.cancel(reference)).toMatchObject({ ok: true })
      const { reference: sent } = await buy()
      await fixture.move(sent, 'posted', 'AA123456785BR')
      expect(await fixture.service.cancel(sent)).toMatchObject({ code: 'already-posted' })
      expect(await fixture.service.cancel(randomUUID())).toMatchObject({ code: 'unknown-label' })
    })

    it('rejects a webhook without a signature', async () => {
      const body = Buffer.from('{"event":"order.delivered","data":{"id":"1"}}')
      expect(await fixture.service.readWebhook(body, null)).toMatchObject({ ok: false })
    })
  })
}
