import { refuse } from '#domain/result.ts'
import type { CarrierService } from './port.ts'

/** A service whose account nobody has connected. */
export function createNotConnected(source: CarrierService['source']): CarrierService {
  const no = async () => refuse('not-connected')
  return { source, quote: no, buyLabel: no, printLabels: no, track: no, cancel: no, readWebhook: no }
}
