import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const acceptable = /^[\w.-]{8,64}$/
// No letter that can be mistaken for a digit: people read these aloud to the shop.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Names every request: six random letters for the process, then a count. An identity made by somebody else is believed
 * only behind a trusted proxy; it would otherwise let a stranger write into the log's index.
 */
export function createRequestIds(trustedProxies: number): (req: IncomingMessage) => string {
  const processName = Array.from(randomBytes(6), (byte) => alphabet[byte % alphabet.length]).join('')
  let count = 0
  return (req) => {
    if (trustedProxies > 0) {
      const given = req.headers['x-request-id']
      if (typeof given === 'string' && acceptable.test(given)) return given
    }
    count += 1
    return `${processName}-${count.toString(36).toUpperCase()}`
  }
}
