import type { DatabaseOrTransaction } from '#database/connect.ts'
import { type Address, emptyAddress } from '#domain/address/address.ts'
import { addressOfLines } from '#domain/address/address-lines.ts'
import { maskCep } from '#domain/address/cep.ts'
import { parseAddressText } from '#domain/address/parse-address-text.ts'
import { contactOf } from '#domain/gifts/gift.ts'
import type { Party } from '#integrations/carriers/port.ts'
import { readOrderGift, readReceiverCpf } from '#shop/gifts/order-gift.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import type { ShopSettings } from '#shop/settings/load-settings.ts'

const digits = (text: string) => text.replace(/\D/g, '') || null
/** Since 2026 a CNPJ may have letters. */
const bare = (taxId: string) => taxId.replace(/[^0-9A-Za-z]/g, '').toUpperCase() || null

/** The shop as it stands in the owner's settings. */
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

/** Who gets it: of a present its receiver. */
export async function partyOfOrder(db: DatabaseOrTransaction, order: OrderRow): Promise<Party> {
  const gift = await readOrderGift(db, order.id)
  const { name, phone } = contactOf({ ...order, gift })
  return {
    name,
    document: gift?.receiver ? await readReceiverCpf(db, order.id) : order.customerCpf,
    phone: phone ? digits(phone) : null,
    email: gift?.receiver ? null : order.customerEmail || null,
    address: addressOfLines(order.shippingAddress),
  }
}
