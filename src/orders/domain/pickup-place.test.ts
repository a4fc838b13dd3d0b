import { describe, expect, it } from 'vitest'
import { parseAddressText } from '#delivery/addresses/domain/parse-address-text.ts'
import { toShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import { pickupArea, shownAddress } from './pickup-place.ts'

const written = (text: string) => {
  const { cep: postalCode, ...parts } = parseAddressText(text)
  return toShippingAddress({ ...parts, postalCode })
}
const workshop = written('Rua Harmonia, 500, Sumarezinho, São Paulo - SP, 05435-000')

describe('before the payment', () => {
  it.each(['pending', 'failed'] as const)(
    'a pickup shows its district, not its street (%s)',
    (paymentStatus) => {
      const shown = shownAddress({ deliveryWay: 'pickup', paymentStatus, shippingAddress: workshop })
      expect(shown).toMatchObject({ line1: 'Sumarezinho', city: 'São Paulo' })
      expect(JSON.stringify(shown)).not.toMatch(/Harmonia|500|05435/)
    },
  )

  it('a delivery shows the customer’s own address', () => {
    const order = { deliveryWay: 'courier', paymentStatus: 'pending', shippingAddress: workshop } as const
    expect(shownAddress(order)).toBe(workshop)
  })

  it.each([
    ['Rua Harmonia, 500, Sumarezinho, São Paulo - SP, 05435-000', 'Sumarezinho, São Paulo'],
    ['Rua Harmonia, 500, fundos, Sumarezinho, São Paulo - SP, 05435-000', 'Sumarezinho, São Paulo'],
    ['Rua Barão de Jaguara, 1481, Campinas - SP, 13015-910', 'Campinas'],
  ])('%s is %s', (text, area) => {
    expect(pickupArea(written(text))).toBe(area)
  })
})

it.each(['paid', 'refunded'] as const)('a pickup that was %s shows its street', (paymentStatus) => {
  expect(shownAddress({ deliveryWay: 'pickup', paymentStatus, shippingAddress: workshop })).toBe(workshop)
})
