import { z } from 'zod'
import { text, textUpTo } from '#web/server/request/form-fields.server.ts'

/** Nobody sees `honeypot`; what fills it in is a machine. */
export const restockFormSchema = z.object({
  productId: text,
  variantId: text,
  email: textUpTo(300),
  honeypot: text,
})

/** What is sealed into the link holds an address, so it is longer than other tokens. */
export const sealedTokenForm = z.object({ token: textUpTo(1_000) })
