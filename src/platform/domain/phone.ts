const BRAZIL = '55'

/**
 * Formats while typing: '(11) 90000-0000'. Foreign numbers stay unformatted, because customers may live in
 * Argentina or Chile.
 */
export function maskPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const hasCountryCode = typed.trimStart().startsWith('+')
  const isBrazilian = digits.startsWith(BRAZIL) && digits.length > BRAZIL.length
  if (hasCountryCode && !isBrazilian) return `+${digits.slice(0, 15)}`
  const national = isBrazilian && (hasCountryCode || digits.length > 11) ? digits.slice(2) : digits
  return grouped(national.slice(0, 11))
}

export function nationalDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^55(?=\d{10})/, '')
}

export const isPhone = (typed: string) => /^\d{10,15}$/.test(typed.replace(/\D/g, ''))

function grouped(digits: string): string {
  if (digits.length <= 2) return digits
  const cut = digits.length > 10 ? 7 : 6
  const rest = digits.length > cut ? `${digits.slice(2, cut)}-${digits.slice(cut)}` : digits.slice(2)
  return `(${digits.slice(0, 2)}) ${rest}`
}
