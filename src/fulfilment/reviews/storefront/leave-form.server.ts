import { z } from 'zod'
import { textUpTo } from '#platform/http/request/form-fields.server.ts'

export const leaveFormSchema = z.object({ ficha: textUpTo(500) })
