/** What `verify-email-token` answers. */
export type ConfirmationAnswer = { success: true; message: string } | { success: false; error: string }
