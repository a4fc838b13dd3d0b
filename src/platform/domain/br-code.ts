import { type Centavos, centavosFromDecimal, decimalFromCentavos } from './money.ts'
import { type Ok, ok, type Refusal, refuse } from './result.ts'

/**
 * Fields of a static Pix code as in the Banco Central's manual ('Manual de Padrões para Iniciação do
 * Pix').
 */
export interface BrCode {
  readonly key: string
  readonly receiver: string
  readonly city: string
  readonly amount: Centavos | null
  readonly txid: string | null
}

const GUI = 'br.gov.bcb.pix'
const NO_TXID = '***'

export const MAX_RECEIVER_LENGTH = 25
export const MAX_CITY_LENGTH = 15
const MAX_KEY_LENGTH = 77
const MAX_TEMPLATE_LENGTH = 99

export type BrCodeFault = 'key' | 'receiver' | 'city' | 'amount' | 'txid'

export function toBrCodeText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim()
}

const isPlain = (text: string, longest: number) =>
  text.length > 0 && text.length <= longest && /^[\x20-\x7e]+$/.test(text)

export function brCodeFaults({ key, receiver, city, amount, txid }: BrCode): BrCodeFault[] {
  const faults: BrCodeFault[] = []
  if (!isPlain(key, MAX_KEY_LENGTH)) faults.push('key')
  if (!isPlain(receiver, MAX_RECEIVER_LENGTH)) faults.push('receiver')
  if (!isPlain(city, MAX_CITY_LENGTH)) faults.push('city')
  if (amount !== null && !(Number.isSafeInteger(amount) && amount > 0 && amount < 1e12)) faults.push('amount')
  if (txid !== null && !/^[A-Za-z0-9]{1,25}$/.test(txid)) faults.push('txid')
  return faults
}

/**
 * 'Pix copia e cola'. Omits the point of initiation (`010212`), so the code can be scanned again until it
 * is paid.
 */
export function buildBrCode(code: BrCode): string {
  const faults = brCodeFaults(code)
  if (faults.length > 0) throw new RangeError(`no Pix code can be made: ${faults.join(', ')}`)
  const account = writeField('00', GUI) + writeField('01', code.key)
  if (account.length > MAX_TEMPLATE_LENGTH) throw new RangeError('the key does not fit into the code')
  const body =
    writeField('00', '01') +
    writeField('26', account) +
    writeField('52', '0000') +
    writeField('53', '986') +
    (code.amount === null ? '' : writeField('54', decimalFromCentavos(code.amount))) +
    writeField('58', 'BR') +
    writeField('59', code.receiver) +
    writeField('60', code.city) +
    writeField('62', writeField('05', code.txid ?? NO_TXID))
  const payload = `${body}6304`
  return payload + crc16(payload)
}

export type BrCodeRefusal = Refusal<'not-a-br-code' | 'wrong-checksum' | 'not-static-pix'>

export function parseBrCode(text: string): Ok<BrCode> | BrCodeRefusal {
  const fields = readFields(text)
  if (!fields || !/6304[0-9A-Fa-f]{4}$/.test(text)) return refuse('not-a-br-code')
  if (crc16(text.slice(0, -4)) !== text.slice(-4).toUpperCase()) return refuse('wrong-checksum')
  const account = readFields(fields.get('26') ?? '')
  const key = account?.get('01')
  const [receiver, city, amount] = ['59', '60', '54'].map((id) => fields.get(id))
  if (account?.get('00')?.toLowerCase() !== GUI || !key || !receiver || !city) return refuse('not-static-pix')
  if (amount !== undefined && !/^\d{1,10}(\.\d{1,2})?$/.test(amount)) return refuse('not-a-br-code')
  const txid = readFields(fields.get('62') ?? '')?.get('05') ?? NO_TXID
  return ok({
    key,
    receiver,
    city,
    amount: amount === undefined ? null : centavosFromDecimal(amount),
    txid: txid === NO_TXID ? null : txid,
  })
}

export function readReceiver(code: string): string | null {
  return readFields(code)?.get('59') ?? null
}

/** EMV TLV encoding: two-digit id, two-digit length, value. */
function writeField(id: string, value: string): string {
  if (value.length < 1 || value.length > 99)
    throw new RangeError(`field ${id} has ${value.length} characters`)
  return id + String(value.length).padStart(2, '0') + value
}

function readFields(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4))
    const [, id = '', length = ''] = head ?? []
    const end = at + 4 + Number(length)
    if (!head || Number(length) === 0 || end > text.length || fields.has(id)) return null
    fields.set(id, text.slice(at + 4, end))
    at = end
  }
  return fields
}

/** CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF), as four uppercase hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at) << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
