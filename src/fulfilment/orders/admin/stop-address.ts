import { splitAddressLines } from '#delivery/addresses/domain/address-lines.ts'
import type { OrderForToday } from '#fulfilment/orders/use-cases/list-orders-for-today.ts'

type Addressed = Pick<OrderForToday, 'shippingAddress'>

/** Neighbourhood or city, the usual answer to a courier's 'where to?'. */
export function chooseArea({ shippingAddress: { line1, line2 = '', city } }: Addressed): string {
  return splitAddressLines(line1, line2).neighborhood || city
}

/**
 * Address without the complement, which map services cannot find, for example 'Rua Harmonia, 212 – Vila Madalena, São
 * Paulo - SP, 05435-000'.
 */
export function writtenAddress({ shippingAddress }: Addressed): string {
  const { line1, line2 = '', city, state, postal_code } = shippingAddress
  const { neighborhood } = splitAddressLines(line1, line2)
  const street = neighborhood ? `${line1} – ${neighborhood}` : line1
  return `${street}, ${city} - ${state}, ${postal_code}`
}

export function wholeAddress({
  contact,
  shippingAddress,
}: Addressed & Pick<OrderForToday, 'contact'>): string {
  const { line1, line2, city, state, postal_code } = shippingAddress
  return [contact.name, line1, line2, `${city} - ${state}`, postal_code].filter(Boolean).join('\n')
}

export const mapsLink = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`

export const wazeLink = (address: string) =>
  `https://waze.com/ul?${new URLSearchParams({ q: address, navigate: 'yes' })}`
