import { z } from 'zod'
import { textUpTo } from '#platform/http/request/form-fields.server.ts'

/** The sealed proof of the link; never as long as this. */
export const leaveFormSchema = z.object({ ficha: textUpTo(500) })
