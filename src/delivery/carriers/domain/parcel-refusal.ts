import type { State } from '#delivery/addresses/domain/states.ts'
import type { Refusal } from '#platform/domain/result.ts'
import type { PackingRefusal } from './packing.ts'

/** Why nothing can be sent by a carrier. */
export type ParcelRefusal =
  | PackingRefusal
  /** Somebody who did not say what is to be sent. */
  | Refusal<'items-missing'>
  | Refusal<'item-not-found'>
  /** `place` is where the CEP lies, and not what was typed. */
  | Refusal<'cep-of-another-place', { cep: string; place: string }>
  /** To this state, or so heavy, nothing is sent. */
  | Refusal<'state-not-served', { state: State }>
  /** In a pause without an end nobody knows when it leaves. */
  | Refusal<'no-day-known'>
