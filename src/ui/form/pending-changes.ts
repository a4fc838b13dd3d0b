/** New quantity of a cart line, or 1 and 0 for a toggle; zero removes the line. */
export interface LineChange {
  lineId: string
  quantity: number
}

/**
 * Changes that the page's data does not include yet. They are sent one at a time with absolute quantities,
 * so the last click wins.
 */
export interface PendingChanges {
  readonly waiting: ReadonlyMap<string, number>
  readonly sent: LineChange | null
  /** Changes that the server has accepted, but that the page's data does not include yet. */
  readonly accepted: ReadonlyMap<string, number>
}

const noEntries: ReadonlyMap<string, number> = new Map()

export const noChanges: PendingChanges = { waiting: noEntries, sent: null, accepted: noEntries }

export function requestChange(changes: PendingChanges, { lineId, quantity }: LineChange): PendingChanges {
  return { ...changes, waiting: new Map(changes.waiting).set(lineId, quantity) }
}

export function nextToSend({ waiting, sent }: PendingChanges): LineChange | null {
  if (sent) return null
  const [first] = waiting
  return first ? { lineId: first[0], quantity: first[1] } : null
}

export function sending(changes: PendingChanges, change: LineChange): PendingChanges {
  const pending = new Map(changes.waiting)
  if (pending.get(change.lineId) === change.quantity) pending.delete(change.lineId)
  return { ...changes, waiting: pending, sent: change }
}

/** After a refusal the line reverts to the last accepted quantity. */
export function answered(changes: PendingChanges, isAccepted: boolean): PendingChanges {
  const { sent, accepted } = changes
  if (!sent) return changes
  if (!isAccepted) return { ...changes, sent: null }
  const pending = new Map(changes.waiting)
  if (pending.get(sent.lineId) === sent.quantity) pending.delete(sent.lineId)
  return { waiting: pending, sent: null, accepted: new Map(accepted).set(sent.lineId, sent.quantity) }
}

export function refreshed(changes: PendingChanges): PendingChanges {
  return changes.sent || changes.waiting.size > 0 || changes.accepted.size === 0 ? changes : noChanges
}

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
