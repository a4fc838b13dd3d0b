/** How long one click can take a change back. */
export const UNDO_SECONDS = 10
