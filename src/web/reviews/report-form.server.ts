import { z } from 'zod'
import { REPORT_REASONS } from '#domain/reviews/review.ts'

export const reportFormSchema = z.object({ reason: z.enum(REPORT_REASONS) })
