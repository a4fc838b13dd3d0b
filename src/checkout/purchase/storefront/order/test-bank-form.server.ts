import { z } from 'zod'

/** Only a clear yes approves a payment. */
export const testBankSchema = z.object({ answer: z.enum(['approve', 'refuse']).catch('refuse') })
