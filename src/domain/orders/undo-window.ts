/** So long a change of status can be taken back with one press. */
export const UNDO_SECONDS = 10

/** The mail waits a little longer: the press that takes it back has a way to go as well. */
export const STATUS_EMAIL_DELAY_SECONDS = UNDO_SECONDS + 2

/** What nobody is mailed about can be taken back until here: the window, and a slow connection. */
export const UNDO_ACCEPTED_SECONDS = 60
