import { isCpf } from '../pix/pix-key.ts'

/** Its eleven digits; null where they are not a CPF. */
export function parseCpf(typed: string): string | null {
  const digits = typed.replace(/\D/g, '')
  return isCpf(digits) ? digits : null
}
