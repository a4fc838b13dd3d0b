const BRAZIL = '55'

/** Digits with the country's code; null for what is no telephone number. */
export function phoneDigits(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '')
  if (digits.length < 10) return null
  return digits.length <= 11 ? `${BRAZIL}${digits}` : digits
}

export const whatsappLink = (digits: string, text: string) =>
  `https://wa.me/${digits}?${new URLSearchParams({ text })}`
