import { UNDO_SECONDS } from '#platform/domain/undo-window.ts'

/** What the server says can be taken back, and in which words it says that it was done. */
export interface Undoable {
  title: string
  text?: string
  /** How many mails wait. */
  mails: number
  /** Each an order and the name of its change: see `writeChange`. */
  changes: readonly string[]
  /** Where it is taken back, where that is not the orders' page. */
  address?: string
}

export interface UndoOffer extends Undoable {
  id: number
  /** By the page's own clock. */
  until: number
}

let nextId = 1
let offer: UndoOffer | null = null
const listeners = new Set<() => void>()

function replaceOffer(next: UndoOffer | null): void {
  offer = next
  for (const listener of listeners) listener()
}

/** Stays on the screen whatever page the owner goes to; the newest offer takes the place of the one before. */
export function offerUndo(undoable: Undoable): void {
  replaceOffer({ ...undoable, id: nextId++, until: performance.now() + UNDO_SECONDS * 1000 })
}

/** Only this very one: a newer offer stays. */
export function dropOffer(id: number): void {
  if (offer?.id === id) replaceOffer(null)
}

export function subscribeToOffers(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentOffer = () => offer
