let resend: ((requestKey: string) => boolean) | undefined

export function onResend(listener: (requestKey: string) => boolean): () => void {
  resend = listener
  return () => {
    if (resend === listener) resend = undefined
  }
}

const PAUSE_MS = 100
const MAX_PAUSES = 100

/**
 * Returns false if nothing waits for the answer any more. Retries, because the resending script may not
 * have loaded yet.
 */
export async function resendRequest(requestKey: string, signal: AbortSignal): Promise<boolean> {
  for (let pauses = 0; pauses < MAX_PAUSES && !signal.aborted; pauses++) {
    if (resend?.(requestKey)) return true
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return false
}
