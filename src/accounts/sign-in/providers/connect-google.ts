import type { GoogleSettings } from './google.ts'
import type { ExternalIdentity } from './port.ts'

/** Its library is loaded only where somebody has set it up. */
export async function connectGoogle(settings: GoogleSettings | undefined): Promise<ExternalIdentity | null> {
  if (!settings) return null
  const { createGoogleIdentity } = await import('./google.ts')
  return createGoogleIdentity(settings)
}
