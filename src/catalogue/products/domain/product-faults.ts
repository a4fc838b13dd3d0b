/** A code at a field. The kind of the field completes its sentence: see `faultAt`. */
export type ProductFault =
  | 'required'
  | 'unreadable'
  | 'too-much'
  | 'too-little'
  | 'incomplete'
  | 'repeated'
  | 'taken'
  | 'in-bin'
  | 'not-found'
  | 'kept-by-size'
  | 'size-free'
  | 'size-not-found'
  | 'sale-not-below'
  | 'sale-ends-before'
  | 'promotion-over'
  | 'price-not-asked'
  | 'size-sale-alone'
  | 'size-sale-above'
  | 'size-sale-usual'

export type ProductFaults = Readonly<Record<string, ProductFault>>

/** Reading continues after a fault, so that all faults are reported at once. */
export type FaultReport = (field: string, fault: ProductFault) => void

/** The specification has a single message for all of these. */
export function lacksRequired(faults: ProductFaults): boolean {
  return Object.values(faults).some((fault) => fault === 'required' || fault === 'too-little')
}
