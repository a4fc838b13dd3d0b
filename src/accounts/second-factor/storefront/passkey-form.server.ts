import { z } from 'zod'
import { oneOf } from '#platform/http/request/form-fields.server.ts'

/** What a passkey is asked for. */
export const passkeyFormSchema = z.object({ purpose: oneOf(['sign-in', 'proof', 'register']) })
