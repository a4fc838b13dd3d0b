/** What the owner notes about a customer. */
export const NOTE_MAX_LENGTH = 1000
