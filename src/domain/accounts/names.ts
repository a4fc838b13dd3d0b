export const NAME_MAX_LENGTH = 120

/** The shop greets by this name in its mails: one that carries an address or markup would make them a stranger's letter-box. */
export function isPlainName(name: string): boolean {
  return !/[<>[\]{}@\\]|\/\/|https?:|www\.|\p{L}\.\p{L}{2,}(?:[/\s]|$)/iu.test(name)
}

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
