export const NAME_MAX_LENGTH = 120

/** One line; an initial gets its space ('J.Silva' → 'J. Silva'), so that no mail program takes it for an address. */
export function normaliseName(text: string): string {
  return normaliseText(text).replace(/(?<!\p{L})(\p{L})\.(?=\p{L})/gu, '$1. ')
}

/** The shop greets by this name in its mails: with an address or markup in it, a stranger could send advertising through them. */
export function isPlainName(name: string): boolean {
  return !/[<>[\]{}@\\]|\/\/|https?:|www\.|[\p{L}\p{N}][.。．｡]\p{L}{2}/iu.test(name)
}

/** What of a text from elsewhere is a name: the words without an address or markup in them, else the e-mail's own. */
export function nameFrom(givenName: string, email: string): string {
  const whole = normaliseName(givenName)
  if (isPlainName(whole)) return whole.slice(0, NAME_MAX_LENGTH).trim()
  const words = whole.split(' ').filter(isPlainName).join(' ')
  const name = isPlainName(words) && /\p{L}/u.test(words) ? words : ownWord(email)
  return name.slice(0, NAME_MAX_LENGTH).trim()
}

const ownWord = (email: string) => normaliseText((email.split('@')[0] ?? '').replace(/[._+]+/g, ' '))

/** 'Helena Martins de Souza' → 'HS'; one word gives its first two letters; nothing known falls back to the address. */
export function initialsOf(name: string, email: string): string {
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

/** Whom the welcome e-mail greets. */
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

/** One line as people mean it: without control characters, which no field needs and PostgreSQL refuses, and without double spaces. */
export function normaliseText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
