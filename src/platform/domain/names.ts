export const NAME_MAX_LENGTH = 120

/** Adds a space after an initial ('J.Silva' → 'J. Silva'), because mail programs would link it as a domain. */
export function normaliseName(text: string): string {
  return normaliseText(text).replace(/(?<!\p{L})(\p{L})\.(?=\p{L})/gu, '$1. ')
}

/** Names appear in emails, so an address or markup in one would let strangers send advertising. */
export function isPlainName(name: string): boolean {
  return !/[<>[\]{}@\\]|\/\/|https?:|www\.|[\p{L}\p{N}][.。．｡]\p{L}{2}/iu.test(name)
}

export function nameFrom(givenName: string, email: string): string {
  const whole = normaliseName(givenName)
  if (isPlainName(whole)) return whole.slice(0, NAME_MAX_LENGTH).trim()
  const words = whole.split(' ').filter(isPlainName).join(' ')
  const name = isPlainName(words) && /\p{L}/u.test(words) ? words : ownWord(email)
  return name.slice(0, NAME_MAX_LENGTH).trim()
}

const ownWord = (email: string) => normaliseText((email.split('@')[0] ?? '').replace(/[._+]+/g, ' '))

export function buildInitials(name: string, email: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters =
    words.length > 1
      ? `${first(words[0])}${first(words.at(-1))}`
      : [...(words[0] || email)].slice(0, 2).join('')
  return letters.toLocaleUpperCase('pt-BR')
}

function first(word = ''): string {
  return [...word][0] ?? ''
}

export function greetingName({
  fullName,
  name,
  email,
}: {
  fullName?: string | null
  name?: string | null
  email?: string | null
}): string {
  return fullName?.trim() || name?.trim() || email?.split('@')[0] || 'usuário'
}

/** Removes control characters, which PostgreSQL rejects, and repeated spaces. */
export function normaliseText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
