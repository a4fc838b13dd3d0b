import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const acceptable = /^[\w.-]{8,64}$/
const BASE = 36
/** Precomputed, because formatting a number per request costs more than finding its page. */
const endings = Array.from({ length: BASE ** 2 }, (_, place) => inCharacters(place).padStart(2, '0'))
// Without ambiguous characters, because customers read ids to the shop.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Accepts a client's request id only behind a trusted proxy; otherwise strangers could write into the log. */
export function createRequestIds(trustedProxies: number): (req: IncomingMessage) => string {
  const processName = Array.from(randomBytes(6), (byte) => alphabet[byte % alphabet.length]).join('')
  let count = 0
  let start = ''
  return (req) => {
    if (trustedProxies > 0) {
      const header = req.headers['x-request-id']
      if (typeof header === 'string' && acceptable.test(header)) return header
    }
    const place = count % endings.length
    if (place === 0) start = `${processName}-${inCharacters(count / endings.length)}`
    count += 1
    return `${start}${endings[place]}`
  }
}

function inCharacters(number: number): string {
  return number.toString(BASE).toUpperCase()
}
