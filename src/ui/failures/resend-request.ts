let resend: ((requestKey: string) => boolean) | undefined

/** What sends a form again needs the router, and comes after the page. */
export function onResend(listener: (requestKey: string) => boolean): () => void {
  resend = listener
  return () => {
    if (resend === listener) resend = undefined
  }
}

const PAUSE_MS = 100
const MAX_PAUSES = 100

/**
 * False where nobody waits for the answer any more. On a slow telephone the answer can be known before the script that sends
 * again has come, or before the page shows that its form is under way.
 */
export async function resendRequest(requestKey: string, signal: AbortSignal): Promise<boolean> {
  for (let pauses = 0; pauses < MAX_PAUSES && !signal.aborted; pauses++) {
    if (resend?.(requestKey)) return true
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return false
}
