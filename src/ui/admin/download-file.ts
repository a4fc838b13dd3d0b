import type { SignInReason } from '#ui/failures/asking-to-sign-in.ts'
import { signedInAgain } from '#ui/failures/signed-in-again.ts'

/**
 * Fetches the file by script, so that a broken connection does not replace the page. Returns false on
 * failure.
 */
export async function downloadFile(address: string): Promise<boolean> {
  try {
    const response = await fetch(address)
    if (response.status === 401)
      return (await signedInAgain(await reasonFrom(response))) && downloadFile(address)
    if (!response.ok) return false
    const url = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = url
    link.download = nameIn(response.headers.get('Content-Disposition'))
    link.click()
    // Some browsers read the URL only after the click.
    window.setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return true
  } catch {
    return false
  }
}

async function reasonFrom(response: Response): Promise<SignInReason> {
  const { guard } = (await response.json()) as { guard?: unknown }
  return guard === 'proof-needed' ? 'proof' : 'session'
}

function nameIn(disposition: string | null): string {
  return disposition?.match(/filename="([^"]+)"/)?.[1] ?? ''
}
