export const EMAIL_MAX_LENGTH = 255

/**
 * The form in which addresses are compared and stored: trimmed, in lower case, with the domain as its ASCII host. A domain
 * has endless spellings otherwise: invisible characters, full-width letters, other dots.
 */
export function normaliseEmail(text: string): string {
  const typed = text.trim().toLowerCase()
  const at = typed.lastIndexOf('@')
  const host = hostOf(typed.slice(at + 1))
  return at > 0 && host !== '' ? `${typed.slice(0, at)}@${host}` : typed
}

const DOMAINS_WITHOUT_DOTS = ['gmail.com', 'googlemail.com']

/** Where it arrives: 'ana+velas@…' is Ana's, and Gmail reads no dots. For counting only, never for writing to. */
export function mailboxOf(email: string): string {
  const normalised = normaliseEmail(email)
  const at = normalised.lastIndexOf('@')
  const domain = normalised.slice(at + 1)
  const name = normalised.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return `${DOMAINS_WITHOUT_DOTS.includes(domain) ? name.replaceAll('.', '') : name}@${domain}`
}

const pattern = /^[^\s\p{Cc}@<>(),;:"[\]\\]+@[^\s\p{Cc}@<>(),;:"[\]\\.]+(\.[^\s\p{Cc}@<>(),;:"[\]\\.]+)+$/u

/** The basic pattern only: whether an address exists is found out by writing to it. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && pattern.test(text)
}

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const hostName = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(xn--[a-z\d-]+|[a-z]{2,})$/

/** Whether an e-mail could be sent there at all: an address that no mail server takes would never be confirmed. */
export function isDeliverable(email: string): boolean {
  const at = email.lastIndexOf('@')
  const host = hostOf(email.slice(at + 1))
  return (
    at > 0 && at <= 64 && email.length <= 254 && localPart.test(email.slice(0, at)) && hostName.test(host)
  )
}

/** As the network knows it: 'maçã.com.br' is 'xn--ma-tiap.com.br'. Empty if it is not a host. */
function hostOf(domain: string): string {
  const url = `http://${domain}`
  return URL.canParse(url) && !/[\s\p{Cc}/\\?#:@]/u.test(domain) ? new URL(url).hostname : ''
}
