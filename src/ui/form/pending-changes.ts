/** A new number for one line of the cart, 1 or 0 for a heart or a tick; zero takes a line out. */
export interface LineChange {
  lineId: string
  quantity: number
}

/**
 * What somebody did and the page's data does not know yet. Changes go out one at a time, each an absolute number,
 * so that quick presses end in the last one whatever the network does.
 */
export interface PendingChanges {
  /** Wanted, not sent yet: the newest number of each line. */
  readonly waiting: ReadonlyMap<string, number>
  readonly sent: LineChange | null
  /** Taken by the server, and newer than the data on the page. */
  readonly accepted: ReadonlyMap<string, number>
}

const nothing: ReadonlyMap<string, number> = new Map()

export const noChanges: PendingChanges = { waiting: nothing, sent: null, accepted: nothing }

export function wanted(changes: PendingChanges, { lineId, quantity }: LineChange): PendingChanges {
  return { ...changes, waiting: new Map(changes.waiting).set(lineId, quantity) }
}

/** Null while an answer is awaited, or when there is nothing to say. */
export function nextToSend({ waiting, sent }: PendingChanges): LineChange | null {
  if (sent) return null
  const [first] = waiting
  return first ? { lineId: first[0], quantity: first[1] } : null
}

export function sending(changes: PendingChanges, change: LineChange): PendingChanges {
  const waiting = new Map(changes.waiting)
  // Pressed again since this one was chosen: the newer number stays in line.
  if (waiting.get(change.lineId) === change.quantity) waiting.delete(change.lineId)
  return { ...changes, waiting, sent: change }
}

/** Refused, the line falls back to the last number that the server took. */
export function answered(changes: PendingChanges, isAccepted: boolean): PendingChanges {
  const { sent, accepted } = changes
  if (!sent) return changes
  if (!isAccepted) return { ...changes, sent: null }
  const waiting = new Map(changes.waiting)
  // Pressed away and back again meanwhile: there is nothing left to say.
  if (waiting.get(sent.lineId) === sent.quantity) waiting.delete(sent.lineId)
  return { waiting, sent: null, accepted: new Map(accepted).set(sent.lineId, sent.quantity) }
}

/** The page's data is fresh: what the server had taken is in it. */
export function refreshed(changes: PendingChanges): PendingChanges {
  return changes.sent || changes.waiting.size > 0 || changes.accepted.size === 0 ? changes : noChanges
}

/** The cart as the customer wants it: what they did last, else what the server knows. */
export function withChanges<Line extends { id: string; quantity: number }>(
  lines: readonly Line[],
  { waiting, sent, accepted }: PendingChanges,
): Line[] {
  return lines.flatMap((line) => {
    const quantity =
      waiting.get(line.id) ??
      (sent?.lineId === line.id ? sent.quantity : undefined) ??
      accepted.get(line.id) ??
      line.quantity
    return quantity > 0 ? { ...line, quantity } : []
  })
}
