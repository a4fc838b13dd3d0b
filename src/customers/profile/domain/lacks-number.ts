import { hasHouseNumber } from '#delivery/addresses/domain/address-lines.ts'

/** A street without a house number: show a hint, but accept it. */
export function lacksNumber({ addressLine1 }: { readonly addressLine1: string | null }): boolean {
  return Boolean(addressLine1?.trim()) && !hasHouseNumber(addressLine1 ?? '')
}
