import type { AddressField } from '#delivery/addresses/domain/address.ts'
import type { Refusal } from '#platform/domain/result.ts'

/** Why there is no price for the delivery. `place` names where the address lies, as well as it is known. */
export type QuoteRefusal =
  | Refusal<'courier-disabled'>
  | Refusal<'origin-unknown'>
  | Refusal<'mode-not-offered', { mode: string }>
  | Refusal<'express-not-offered'>
  | Refusal<'address-incomplete', { fields: AddressField[] }>
  | Refusal<'address-not-found'>
  | Refusal<'cep-unknown', { cep: string }>
  /** Nothing but a CEP was asked for, and nobody has it. */
  | Refusal<'cep-not-found', { cep: string }>
  | Refusal<'cep-of-another-street', { cep: string; street: string }>
  | Refusal<'point-far-from-cep'>
  | Refusal<'outside-city', { place: string | null }>
  | Refusal<'beyond-reach', { metres: number; place: string | null }>
