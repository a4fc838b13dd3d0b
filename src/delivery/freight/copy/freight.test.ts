import { describe, expect, it } from 'vitest'
import { addressRefusalSentence, cepRefusalSentence } from '#delivery/addresses/copy.ts'
import { dayWords } from '#delivery/calendar/copy/delivery-day.ts'
import { breakdownLines, distanceMapLabel, etaWords, quoteRefusalSentence } from './freight.ts'
import { durationText, formatKm } from './ride.ts'

const nbsp = '\u00a0'

describe('the words of a quote', () => {
  it('say the way in kilometres with one decimal and the ride in minutes', () => {
    expect(formatKm(9_437)).toBe('9,4 km')
    expect([20, 2_256, 3_600, 3_900].map(durationText)).toEqual([
      'cerca de 1 min',
      'cerca de 38 min',
      'cerca de 1 h',
      'cerca de 1 h 5 min',
    ])
  })

  it('lists the breakdown line by line, with the ring that each line charges for', () => {
    const lines = breakdownLines({
      base: 12,
      kmTiers: [
        { fromKm: 3, toKm: 7, ratePerKm: 2.2, subtotal: 8.8 },
        { fromKm: 7, toKm: 9.437, ratePerKm: 2, subtotal: 4.87 },
      ],
      handling: 3,
      peakUpchargeApplied: true,
      peakUpchargePct: 12.5,
      peakUpchargeAmount: 3.21,
    })
    expect(lines).toEqual([
      { label: 'Base, até 3 km', amount: `R$${nbsp}12,00`, ring: 0 },
      { label: `3,0 a 7,0 km × R$${nbsp}2,20`, amount: `R$${nbsp}8,80`, ring: 1 },
      { label: `7,0 a 9,4 km × R$${nbsp}2,00`, amount: `R$${nbsp}4,87`, ring: 2 },
      { label: 'Manuseio', amount: `R$${nbsp}3,00`, ring: null },
      { label: 'Horário de pico, 12,5%', amount: `R$${nbsp}3,21`, ring: null },
    ])
  })

  it('leave the surcharge out when there was none', () => {
    expect(breakdownLines({ base: 12, kmTiers: [], handling: 3 }).map(({ label }) => label)).toEqual([
      'Base, até 3 km',
      'Manuseio',
    ])
  })

  it('describe the map', () => {
    expect(distanceMapLabel(9_400)).toBe(
      'Mapa de faixas de distância: a entrega fica a 9,4 km do ateliê, na faixa de 7 a 15 km',
    )
    expect(distanceMapLabel(3_000)).toContain('na faixa até 3 km')
  })
})

describe('the words of a promise', () => {
  it('are "Mesmo dia" where that is so, else the day', () => {
    expect(etaWords('2026-11-16', '2026-11-16')).toBe('Mesmo dia')
    expect(etaWords('2026-11-16', '2026-11-15')).toBe('Segunda-feira, 16/11')
    expect(dayWords('2026-11-21')).toBe('sábado, 21/11')
  })
})

describe('the words of a refusal', () => {
  it('name the place outside the city', () => {
    const details = { place: 'Osasco' }
    expect(quoteRefusalSentence({ ok: false, code: 'outside-city', details })).toBe(
      'Este endereço fica fora da cidade de São Paulo (Osasco). Por enquanto, entregamos só na capital.',
    )
    expect(addressRefusalSentence({ code: 'outside-city', details })).toContain('(Osasco)')
    expect(cepRefusalSentence({ code: 'cep-elsewhere', details: { state: 'RJ' } })).toContain('(RJ)')
  })

  it('do not put the city that is served into the bracket', () => {
    const sentence = 'Este endereço fica fora da cidade de São Paulo. Por enquanto, entregamos só na capital.'
    for (const place of ['São Paulo', 'SAO PAULO', null])
      expect(quoteRefusalSentence({ ok: false, code: 'outside-city', details: { place } })).toBe(sentence)
  })

  it('names an unknown CEP next to the price and next to the address', () => {
    const refusal = { ok: false, code: 'cep-unknown', details: { cep: '05435999' } } as const
    expect(quoteRefusalSentence(refusal)).toBe(
      'Não encontramos o CEP 05435-999. Confira o CEP e o nome da rua.',
    )
    expect(addressRefusalSentence(refusal)).toBe(quoteRefusalSentence(refusal))
  })

  it('say how far is too far', () => {
    const details = { metres: 43_210, place: 'Marsilac' }
    expect(quoteRefusalSentence({ ok: false, code: 'beyond-reach', details })).toBe(
      'Marsilac fica a 43,2 km do ateliê, e o motoboy vai até 40 km.',
    )
  })
})
