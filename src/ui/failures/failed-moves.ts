import type { DataStrategyResult } from 'react-router'

export interface FailedMoves {
  /** Stays on the page whose link was clicked. False if the new address has to show the failure. */
  stay(url: URL, failure: unknown): boolean
  /** Returns from the skeletons of a page whose data did not come. False if there is no page to return to. */
  goBack(): boolean
  /** The data of the page that `goBack` returns to: no line is needed for it. */
  recall(url: URL): Record<string, DataStrategyResult> | null
}

/** Loaded after the page, so a visitor who is quicker sees the failure at the new address. */
let current: FailedMoves | null = null

export const failedMoves = (): FailedMoves | null => current

export function handleFailedMoves(moves: FailedMoves): () => void {
  current = moves
  return () => {
    if (current === moves) current = null
  }
}

const listeners = new Set<() => void>()

/** For a form whose choice asked for another address: the page keeps its own. */
export function onStay(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function announceStay(): void {
  for (const listener of listeners) listener()
}
