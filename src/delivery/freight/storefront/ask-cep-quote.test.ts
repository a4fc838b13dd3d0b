import { expect, onTestFinished, test, vi } from 'vitest'
import { courierOff } from '#delivery/freight/copy/cep-quote.ts'
import type { FunctionResult } from '#ui/failures/call-function.ts'
import { askCepQuote } from './ask-cep-quote.ts'
import { chosenOnPage, onChosenOnPage } from './chosen-on-page.ts'

const nothingCures = { readyOn: null, lines: [] }
const answering = (result: FunctionResult<unknown>) => vi.fn(async () => result) as never
const refusing = (status: number, body: Record<string, unknown>) =>
  answering({ ok: false, status, error: typeof body.error === 'string' ? body.error : null, body })

test('a CEP has a price, a place and slots, by the clock of the shop', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:07:00-03:00') })
  const call = answering({
    ok: true,
    body: {
      price: 15.61,
      free_above: 200,
      place: 'Perdizes',
      now: '2026-11-16T15:00:00.000Z',
      free_slots: [{ day: '2026-11-16', shift: 'evening', order_until: '2026-11-16T19:00:00.000Z' }],
    },
  })
  expect(await askCepQuote('05010-000', nothingCures, call)).toEqual({
    kind: 'quoted',
    price: 1561,
    freeAbove: 20_000,
    place: 'Perdizes',
    slots: [{ day: '2026-11-16', shift: 'evening', orderUntil: new Date('2026-11-16T16:00:00-03:00') }],
    aheadMs: -7 * 60_000,
  })
  vi.useRealTimers()
})

test('a long ride comes with the parcels that cost less for these candles', async () => {
  const arrives = { from: '2026-11-24', until: '2026-11-27' }
  const offer = { carrier: 'Correios', leaves_on: '2026-11-18', arrives }
  const parcels = [
    { ...offer, service: 'PAC', price: 24.3, free_above: null },
    { ...offer, service: 'SEDEX', price: 82.7, free_above: 100 },
  ]
  const ride = { price: 61.2, free_above: 200, place: 'Parelheiros', now: '2026-11-16T15:00:00.000Z' }
  const call = answering({ ok: true, body: { ...ride, free_slots: [], parcels } })
  const servicesFor = async (subtotal: number) => {
    const quote = await askCepQuote('04895-000', { ...nothingCures, subtotal }, call)
    return quote.kind === 'quoted' ? quote.parcels?.map(({ service }) => service) : quote.kind
  }
  expect(await servicesFor(0)).toEqual(['PAC'])
  expect(await servicesFor(10_000)).toEqual(['SEDEX', 'PAC'])
  expect(await servicesFor(20_000)).toEqual([])
})

test('shows the offers of carriers to another place, cheapest first', async () => {
  const arrives = { from: '2026-11-24', until: '2026-11-27' }
  const offer = { carrier: 'Correios', free_above: null, leaves_on: '2026-11-18', arrives }
  const call = answering({
    ok: true,
    body: {
      price: 44.3,
      place: 'Pernambuco',
      offers: [
        { ...offer, service: 'PAC', price: 44.3 },
        { ...offer, service: 'SEDEX', price: 82.7, free_above: 300 },
      ],
    },
  })
  const estimate = { carrier: 'Correios', leavesOn: '2026-11-18', arrives }
  expect(await askCepQuote('50030-230', nothingCures, call)).toEqual({
    kind: 'sent',
    place: 'Pernambuco',
    offers: [
      { ...estimate, service: 'PAC', price: 4430, freeAbove: null },
      { ...estimate, service: 'SEDEX', price: 8270, freeAbove: 30_000 },
    ],
  })
  const cart = { ...nothingCures, subtotal: 30_000 }
  expect(await askCepQuote('50030-230', cart, call)).toMatchObject({
    offers: [{ service: 'SEDEX' }, { service: 'PAC' }],
  })
})

test('an incomplete one is not asked about', async () => {
  const call = vi.fn()
  expect(await askCepQuote('0501', nothingCures, call as never)).toMatchObject({
    text: 'CEP deve ter 8 digitos',
  })
  expect(call).not.toHaveBeenCalled()
})

test('while the courier is off the delivery is arranged, and no problem', async () => {
  const call = refusing(409, { error: courierOff })
  expect(await askCepQuote('05010-000', nothingCures, call)).toEqual({ kind: 'arranged' })
})

test.each([
  ['the shop’s own sentence', refusing(400, { error: 'Fora da cidade.' }), 'Fora da cidade.'],
  ['a connection that broke', refusing(0, {}), /conexão/],
  ['an answer that never came', vi.fn(() => Promise.reject(new Error('timeout'))) as never, /conexão/],
])('%s is reported', async (_case, call, text) => {
  expect(await askCepQuote('05010-000', nothingCures, call)).toEqual({
    kind: 'problem',
    text: typeof text === 'string' ? text : expect.stringMatching(text),
  })
})

function pageWith(...forms: Record<string, string>[]) {
  const matches = (fields: Record<string, string>, selector: string) =>
    [...selector.matchAll(/\[(\w+)="(\w+)"\]/g)].every(([, attribute, value = '']) =>
      attribute === 'value' ? Object.values(fields).includes(value) : value in fields,
    )
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      const fields = forms.find((fields) => matches(fields, selector))
      return fields ? { form: { fields } } : null
    },
  })
  vi.stubGlobal(
    'FormData',
    class extends Map<string, string> {
      constructor({ fields }: { fields: Record<string, string> }) {
        super(Object.entries(fields))
      }
      getAll = () => []
    },
  )
}

test('a parcel of the size and number chosen on the candle’s page is asked about, not its heart', () => {
  pageWith(
    { intent: 'add', productId: 'candle' },
    { intent: 'add', productId: 'candle', place: 'product', variantId: 'large', quantity: '3' },
    { intent: 'add', productId: 'another', place: 'card', variantId: '', quantity: '1' },
  )
  expect(chosenOnPage()).toEqual([{ product_id: 'candle', variant_id: 'large', quantity: 3 }])
  pageWith({ intent: 'add', productId: 'candle' })
  expect(chosenOnPage()).toEqual([])
})

test('a candle more by the button of its page is another parcel, however often it was pressed', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const form = Object.assign(new EventTarget(), { fields: { productId: 'candle', quantity: '1' } })
  const page = Object.assign(new EventTarget(), { querySelector: () => ({ form }) })
  vi.stubGlobal('document', page)
  vi.stubGlobal(
    'FormData',
    class extends Map<string, string> {
      constructor({ fields }: typeof form) {
        super(Object.entries(fields))
      }
      getAll = () => []
    },
  )
  const changed = vi.fn()
  const press = (quantity: string) => {
    page.dispatchEvent(new Event('click'))
    // React updates the field after the browser's click event.
    form.fields.quantity = quantity
  }
  const stop = onChosenOnPage(changed)
  press('2')
  press('3')
  vi.runAllTimers()
  expect(changed).toHaveBeenCalledOnce()
  press('3')
  vi.runAllTimers()
  expect(changed).toHaveBeenCalledOnce()
  stop()
  press('4')
  vi.runAllTimers()
  expect(changed).toHaveBeenCalledOnce()
})
