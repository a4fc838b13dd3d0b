import type { GoogleSettings } from './google.ts'
import type { ExternalIdentity } from './port.ts'

export async function connectGoogle(settings: GoogleSettings | undefined): Promise<ExternalIdentity | null> {
  if (!settings) return null
  const { createGoogleIdentity } = await import('./google.ts')
  return createGoogleIdentity(settings)
}
