import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const acceptable = /^[\w.-]{8,64}$/
const BASE = 36
/** All endings of two characters: writing a number in characters anew for each request takes longer than finding its page. */
const endings = Array.from({ length: BASE ** 2 }, (_, place) => inCharacters(place).padStart(2, '0'))
// No character that can be mistaken for a digit: people read these aloud to the shop.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** An identity made by somebody else is believed only behind a trusted proxy: a stranger could write into the log's index. */
export function createRequestIds(trustedProxies: number): (req: IncomingMessage) => string {
  const processName = Array.from(randomBytes(6), (byte) => alphabet[byte % alphabet.length]).join('')
  let count = 0
  let start = ''
  return (req) => {
    if (trustedProxies > 0) {
      const given = req.headers['x-request-id']
      if (typeof given === 'string' && acceptable.test(given)) return given
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
