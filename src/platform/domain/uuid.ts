const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text from outside may be compared with an id: anything else makes the database complain. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
