import { z } from 'zod'

/** Any invalid answer counts as a refusal. */
export const testBankSchema = z.object({ answer: z.enum(['approve', 'refuse']).catch('refuse') })
