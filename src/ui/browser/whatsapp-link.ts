const BRAZIL = '55'

export function phoneDigits(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '')
  if (digits.length < 10) return null
  return digits.length <= 11 ? `${BRAZIL}${digits}` : digits
}

/** Encodes spaces as %20: some phones show a plus literally, which breaks a Pix code. */
export const whatsappLink = (digits: string, text: string) =>
  `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
