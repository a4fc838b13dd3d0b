import { describe, expect, it } from 'vitest'
import { phoneDigits, whatsappLink } from '#ui/browser/whatsapp-link.ts'
import { roundLinks } from './rounds-panel.tsx'

const addresses = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis']
const listParts = (count: number) =>
  roundLinks('Ateliê', addresses.slice(0, count)).map(({ from, until, link }) => {
    const query = new URL(link).searchParams
    return [from, until, query.get('origin'), query.get('waypoints'), query.get('destination')]
  })

describe('the round on the map', () => {
  it('is one link while it fits, and goes on where the last one ended', () => {
    expect(listParts(0)).toEqual([])
    expect(listParts(1)).toEqual([[1, 1, 'Ateliê', null, 'um']])
    expect(listParts(4)).toEqual([[1, 4, 'Ateliê', 'um|dois|três', 'quatro']])
    expect(listParts(6)).toEqual([
      [1, 4, 'Ateliê', 'um|dois|três', 'quatro'],
      [5, 6, 'quatro', 'cinco', 'seis'],
    ])
  })
})

it('recognises a phone number with and without its country code', () => {
  expect(phoneDigits('(11) 90000-0000')).toBe('5511900000000')
  expect(phoneDigits('+54 9 11 2345-6789')).toBe('5491123456789')
  expect([phoneDigits(null), phoneDigits('ramal 12')]).toEqual([null, null])
  expect(whatsappLink('5511900000000', 'Oi, Ana!')).toBe('https://wa.me/5511900000000?text=Oi%2C%20Ana!')
})
