import { type Address, emptyAddress } from '#delivery/addresses/domain/address.ts'
import { addressOfLines } from '#delivery/addresses/domain/address-lines.ts'
import { maskCep } from '#delivery/addresses/domain/cep.ts'
import { parseAddressText } from '#delivery/addresses/domain/parse-address-text.ts'
import type { Party } from '#delivery/carriers/providers/port.ts'
import { chooseContact } from '#orders/domain/gift.ts'
import { readOrderGift, readReceiverCpf } from '#orders/use-cases/order-gift.ts'
import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { ShopSettings } from '#settings/use-cases/load-settings.ts'

const digits = (text: string) => text.replace(/\D/g, '') || null
/** A CNPJ may contain letters since 2026. */
const bare = (taxId: string) => taxId.replace(/[^0-9A-Za-z]/g, '').toUpperCase() || null

export function partyOfShop({ values }: Pick<ShopSettings, 'values'>): Party {
  const { name, address, taxId, stateRegister, phone, email } = values.contact
  return {
    name,
    document: bare(taxId),
    stateRegister: bare(stateRegister),
    phone: digits(phone),
    email,
    address: addressOfText(address),
  }
}

function addressOfText(text: string): Address {
  const { street, number, complement, neighborhood, city, state, cep } = parseAddressText(text)
  const postalCode = maskCep(cep)
  return { ...emptyAddress, street, number, complement, neighborhood, city, state, postalCode }
}

export async function partyOfOrder(db: DatabaseOrTransaction, order: OrderRow): Promise<Party> {
  const gift = await readOrderGift(db, order.id)
  const { name, phone } = chooseContact({ ...order, gift })
  return {
    name,
    document: gift?.receiver ? await readReceiverCpf(db, order.id) : order.customerCpf,
    phone: phone ? digits(phone) : null,
    email: gift?.receiver ? null : order.customerEmail || null,
    address: addressOfLines(order.shippingAddress),
  }
}
