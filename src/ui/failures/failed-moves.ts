import type { DataStrategyResult } from 'react-router'

export interface FailedMoves {
  stay(url: URL, failure: unknown): boolean
  /** Leaves a page whose data failed to load. Returns false if there is no previous page. */
  goBack(): boolean
  /** Cached data of the page that `goBack` returns to; works offline. */
  recall(url: URL): Record<string, DataStrategyResult> | null
}

/** Loaded after the page. A visitor who navigates earlier sees the failure at the new URL. */
let current: FailedMoves | null = null

export const failedMoves = (): FailedMoves | null => current

export function handleFailedMoves(moves: FailedMoves): () => void {
  current = moves
  return () => {
    if (current === moves) current = null
  }
}

const listeners = new Set<() => void>()

/** For filter forms: reverts their fields, because the page keeps its URL. */
export function onStay(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function announceStay(): void {
  for (const listener of listeners) listener()
}
