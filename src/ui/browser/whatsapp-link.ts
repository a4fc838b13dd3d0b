const BRAZIL = '55'

/** Digits with the country's code; null for what is no telephone number. */
export function phoneDigits(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '')
  if (digits.length < 10) return null
  return digits.length <= 11 ? `${BRAZIL}${digits}` : digits
}

/** Spaces as %20: some telephones show a plus as it stands, and a Pix code with one is no code. */
export const whatsappLink = (digits: string, text: string) =>
  `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
