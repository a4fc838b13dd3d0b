let resend: ((requestKey: string) => boolean) | undefined

/** What sends a form again needs the router, and comes after the page. */
export function onResend(listener: (requestKey: string) => boolean): () => void {
  resend = listener
  return () => {
    if (resend === listener) resend = undefined
  }
}

/** False where nobody waits for the answer any more. */
export const resendRequest = (requestKey: string) => resend?.(requestKey) ?? false
