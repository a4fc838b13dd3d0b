import { expect, test } from 'vitest'
import { readAttribute, renderMarkup } from '../../../../tests/support/render-markup.tsx'
import type { Quote } from './delivery-state.ts'
import { readQuote } from './freight-answer.ts'
import { ParcelOffers } from './parcel-offers.tsx'

const arrives = { from: '2026-11-24', until: '2026-11-27' }
const pac = {
  carrier: 'Correios',
  service: 'PAC',
  price: 4430,
  freeAbove: null,
  leavesOn: '2026-11-18',
  arrives,
}
const sentQuote: Quote = {
  price: 4430,
  freeAbove: null,
  eta: '',
  goodForMs: null,
  parcel: { offers: [pac], chosen: pac },
}

const ride = (subtotal: number, freeAbove: number | null = null) =>
  readQuote(
    {
      price: 67.1,
      free_above: freeAbove,
      good_for_ms: null,
      eta: 'Amanhã',
      duration_text: 'cerca de 1 hora',
      breakdown: { base: 12, kmTiers: [], handling: 3 } as never,
      distance_m: 31_000,
      origin: { lat: -23.55, lng: -46.69 },
      destination: { lat: -23.6, lng: -46.4 },
      parcels: [
        {
          carrier: 'Correios',
          service: 'SEDEX',
          price: 70,
          free_above: 300,
          leaves_on: '2026-11-18',
          arrives,
        },
        {
          carrier: 'Correios',
          service: 'PAC',
          price: 44.3,
          free_above: null,
          leaves_on: '2026-11-18',
          arrives,
        },
      ],
    },
    { usualEta: '', subtotal },
  )

const pageWith = (quote: Quote) =>
  renderMarkup(
    <ParcelOffers
      quote={quote}
      subtotal={9990}
      ref={{ current: null }}
      onChoose={() => {}}
      onRecalculate={() => {}}
    />,
    '/carrinho',
  )

function choicesIn(page: string): string[] {
  return [...page.matchAll(/<label[^>]*>(<input[^>]*>)(.*?)<\/label>/g)].map(([, input = '', label = '']) => {
    const words = label
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    return input.includes('checked=""') ? `[${words}]` : words
  })
}

test('a carrier’s price can be calculated again, as the courier’s can', () => {
  expect(pageWith(sentQuote)).toContain('Recalcular Frete')
})

test('beside a long ride one group of radio buttons holds the courier, chosen, and the cheaper parcels', () => {
  const page = pageWith(ride(9990))
  expect(page).toMatch(/<fieldset[^>]*><legend[^>]*>Quem leva até você<\/legend>/)
  expect(choicesIn(page)).toEqual([
    '[Motoboy SP R$ 67,10 No dia e turno que você escolher]',
    'PAC Correios R$ 44,30 Chega entre 24 e 27/11',
  ])
  const names = [...page.matchAll(/<input[^>]*>/g)].map(([input]) => readAttribute(input, 'name'))
  expect(names).toEqual(['offer', 'offer'])
  expect(page).toContain('Mapa e cálculo do frete')
})
