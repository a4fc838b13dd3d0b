import { z } from 'zod'
import { REPORT_REASONS } from '#fulfilment/reviews/domain/review.ts'

export const reportFormSchema = z.object({ reason: z.enum(REPORT_REASONS) })
