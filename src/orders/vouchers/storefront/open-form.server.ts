import { z } from 'zod'
import { textUpTo } from '#platform/http/request/form-fields.server.ts'

export const openVoucherForm = z.object({ code: textUpTo(60), intent: textUpTo(10) })
