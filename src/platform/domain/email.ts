export const EMAIL_MAX_LENGTH = 255

/**
 * Canonical form for storing and comparing: trimmed, lower case, ASCII domain. Unicode allows many
 * spellings of one domain.
 */
export function normaliseEmail(text: string): string {
  const typed = text.trim().toLowerCase()
  const at = typed.lastIndexOf('@')
  const host = parseHost(typed.slice(at + 1))
  return at > 0 && host !== '' ? `${typed.slice(0, at)}@${host}` : typed
}

const DOMAINS_WITHOUT_DOTS = ['gmail.com', 'googlemail.com']

/** Identifies a mailbox for rate limits: drops '+tag', and dots for Gmail. Never send emails to the result. */
export function normaliseMailbox(email: string): string {
  const normalised = normaliseEmail(email)
  const at = normalised.lastIndexOf('@')
  const domain = normalised.slice(at + 1)
  const name = normalised.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return `${DOMAINS_WITHOUT_DOTS.includes(domain) ? name.replaceAll('.', '') : name}@${domain}`
}

const pattern = /^[^\s\p{Cc}@<>(),;:"[\]\\]+@[^\s\p{Cc}@<>(),;:"[\]\\.]+(\.[^\s\p{Cc}@<>(),;:"[\]\\.]+)+$/u

/** Checks only the basic pattern; a confirmation email proves that the address exists. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && pattern.test(text)
}

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const hostName = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(xn--[a-z\d-]+|[a-z]{2,})$/

export function isDeliverable(email: string): boolean {
  const at = email.lastIndexOf('@')
  const host = parseHost(email.slice(at + 1))
  return (
    at > 0 && at <= 64 && email.length <= 254 && localPart.test(email.slice(0, at)) && hostName.test(host)
  )
}

/** Punycode host: 'maçã.com.br' becomes 'xn--ma-tiap.com.br'. Empty if invalid. */
function parseHost(domain: string): string {
  const url = `http://${domain}`
  return URL.canParse(url) && !/[\s\p{Cc}/\\?#:@]/u.test(domain) ? new URL(url).hostname : ''
}
