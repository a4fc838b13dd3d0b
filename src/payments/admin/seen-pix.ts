/** One tick of the page: a Pix, and the line of the bank that is proposed for it. */
interface SeenPix {
  attemptId: string
  bankEntryId?: string
}

/** A form without a script sends one value per tick, so both ids stand in it. */
export const seenPix = (attemptId: string, bankEntryId?: string) =>
  bankEntryId ? `${attemptId}.${bankEntryId}` : attemptId

export function readSeen(value: string): SeenPix {
  const [attemptId = '', bankEntryId] = value.split('.')
  return bankEntryId ? { attemptId, bankEntryId } : { attemptId }
}
