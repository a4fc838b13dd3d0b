import { z } from 'zod'
import { oneOf } from '#platform/http/request/form-fields.server.ts'

export const passkeyFormSchema = z.object({ purpose: oneOf(['sign-in', 'proof', 'register']) })
