/** Addresses that a form asked for and has not seen yet: any other was chosen by Back or a link, and its fields follow that. */
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
