import type { AddressField } from '#delivery/addresses/domain/address.ts'
import type { Refusal } from '#platform/domain/result.ts'

/** `place` is the most precise known name of the destination. */
export type QuoteRefusal =
  | Refusal<'courier-disabled'>
  | Refusal<'origin-unknown'>
  | Refusal<'mode-not-offered', { mode: string }>
  | Refusal<'express-not-offered'>
  | Refusal<'address-incomplete', { fields: AddressField[] }>
  | Refusal<'address-not-found'>
  | Refusal<'cep-unknown', { cep: string }>
  | Refusal<'cep-not-found', { cep: string }>
  | Refusal<'cep-of-another-street', { cep: string; street: string }>
  | Refusal<'point-far-from-cep'>
  | Refusal<'outside-city', { place: string | null }>
  | Refusal<'beyond-reach', { metres: number; place: string | null }>
