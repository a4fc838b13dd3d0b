import { UNDO_SECONDS } from '#platform/domain/undo-window.ts'

export interface Undoable {
  title: string
  text?: string
  mails: number
  /** Each entry names an order and a change: see `writeChange`. */
  changes: readonly string[]
  /** URL that handles the undo; defaults to the orders page. */
  address?: string
}

export interface UndoOffer extends Undoable {
  id: number
  /** Deadline in `performance.now()` time. */
  until: number
}

let nextId = 1
let offer: UndoOffer | null = null
const listeners = new Set<() => void>()

function replaceOffer(next: UndoOffer | null): void {
  offer = next
  for (const listener of listeners) listener()
}

/** The offer survives navigation; a newer one replaces it. */
export function offerUndo(undoable: Undoable): void {
  replaceOffer({ ...undoable, id: nextId++, until: performance.now() + UNDO_SECONDS * 1000 })
}

export function dropOffer(id: number): void {
  if (offer?.id === id) replaceOffer(null)
}

export function subscribeToOffers(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentOffer = () => offer
