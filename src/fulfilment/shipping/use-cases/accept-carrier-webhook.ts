import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { applyReports } from './apply-reports.ts'

/** Unknown labels get the same answer as known ones, to disclose nothing. */
export async function acceptCarrierWebhook(
  shop: Shop,
  { rawBody, signature }: { readonly rawBody: Uint8Array; readonly signature: string | null },
) {
  const source = 'melhor-envio'
  const read = await shop.carriers[source].readWebhook(rawBody, signature)
  if (!read.ok) return read
  const { knownCount } = await applyReports(shop, { source, reports: read.value })
  return read.value.length > 0 && knownCount === 0 ? refuse('unknown-label') : ok()
}
