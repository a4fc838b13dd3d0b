import { hasHouseNumber } from '#delivery/addresses/domain/address-lines.ts'

/** A street is written down, but no courier would find the door: worth a hint, and no gap. */
export function lacksNumber({ addressLine1 }: { readonly addressLine1: string | null }): boolean {
  return Boolean(addressLine1?.trim()) && !hasHouseNumber(addressLine1 ?? '')
}
