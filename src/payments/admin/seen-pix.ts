interface SeenPix {
  attemptId: string
  bankEntryId?: string
}

/** A form sends one value per checkbox, so the value holds both ids. */
export const seenPix = (attemptId: string, bankEntryId?: string) =>
  bankEntryId ? `${attemptId}.${bankEntryId}` : attemptId

export function readSeen(value: string): SeenPix {
  const [attemptId = '', bankEntryId] = value.split('.')
  return bankEntryId ? { attemptId, bankEntryId } : { attemptId }
}
