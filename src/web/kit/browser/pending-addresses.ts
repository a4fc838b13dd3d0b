/**
 * Which addresses a form has asked for itself and not yet seen come true. An address that comes and is none of them was
 * chosen by other means (Back, a chip, a link): the form's fields have to follow it. One of its own must not touch the
 * fields, in which somebody may have typed on meanwhile.
 */
export type PendingAddresses = readonly string[]

export const noPendingAddresses: PendingAddresses = []

/** The form asks for `wanted`. Where the page is there already, nothing will come. */
export function withPending(own: PendingAddresses, wanted: string, current: string): PendingAddresses {
  return wanted === current ? noPendingAddresses : [...own.filter((address) => address !== wanted), wanted]
}

/** `current` has come. What was asked for before it was overtaken, and will not come any more. */
export function arrivedAt(own: PendingAddresses, current: string): { own: PendingAddresses; isOwn: boolean } {
  const place = own.indexOf(current)
  return place < 0 ? { own: noPendingAddresses, isOwn: false } : { own: own.slice(place + 1), isOwn: true }
}
