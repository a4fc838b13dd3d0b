import { isCpf } from '#platform/domain/pix-key.ts'

export function parseCpf(typed: string): string | null {
  const digits = typed.replace(/\D/g, '')
  return isCpf(digits) ? digits : null
}

export function maskCpf(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 11)
  return digits
    .replace(/^(\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3})\.(\d{3})(\d)/, '$1.$2.$3')
    .replace(/\.(\d{3})(\d)/, '.$1-$2')
}
