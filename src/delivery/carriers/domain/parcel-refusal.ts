import type { State } from '#delivery/addresses/domain/states.ts'
import type { Refusal } from '#platform/domain/result.ts'
import type { PackingRefusal } from './packing.ts'

export type ParcelRefusal =
  | PackingRefusal
  | Refusal<'items-missing'>
  | Refusal<'item-not-found'>
  /** `place` is the CEP's real place, not the typed one. */
  | Refusal<'cep-of-another-place', { cep: string; place: string }>
  | Refusal<'state-not-served', { state: State }>
  | Refusal<'no-day-known'>
