import { lookingForOutcome } from '#platform/copy/failures.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { NoAnswer } from './failed-answer.ts'
import { endSubmission, REQUEST_KEY, trackSubmission } from './request-keys.ts'

const PAUSE_MS = 1_000
const MAX_RESENDING_MS = 8_000

/** React Router posts forms with `window.fetch`, and none of its hooks can send a request twice. */
export function resendLostForms(): void {
  window.fetch = sendUntilAnswered(window.fetch.bind(window))
}

/** Sends a form with a request key again if no answer arrives. The shop acts once per key. */
export function sendUntilAnswered(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const key = keyIn(init?.body)
    if (key === null) return send(input, init)
    const stopTracking = trackSubmission(key)
    try {
      const attempt = () => findAnswer(send, input, init)
      const result = (await attempt()) ?? (await resend(attempt))
      if (result === null) throw new NoAnswer()
      endSubmission(key)
      return result
    } finally {
      stopTracking()
    }
  }
}

type Attempt = () => Promise<Response | null>

function resend(attempt: Attempt): Promise<Response | null> {
  const answer = resendUntil(Date.now() + MAX_RESENDING_MS, attempt)
  toast({ ...lookingForOutcome, until: answer.catch(() => null) })
  return answer
}

async function resendUntil(deadline: number, attempt: Attempt): Promise<Response | null> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  const answer = await attempt()
  return answer || Date.now() >= deadline ? answer : resendUntil(deadline, attempt)
}

/** A proxy sends these statuses if it does not reach the shop. */
const GATEWAY_FAILURES = [502, 503, 504]

/** Reads the whole body, because a connection can break after the headers. */
async function findAnswer(
  send: typeof fetch,
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response | null> {
  try {
    const response = await send(input, init)
    const body = await response.arrayBuffer()
    if (GATEWAY_FAILURES.includes(response.status)) return null
    return new Response(body.byteLength > 0 ? body : null, response)
  } catch (error) {
    if (init?.signal?.aborted) throw error
    return null
  }
}

function keyIn(body: unknown): string | null {
  if (!(body instanceof FormData || body instanceof URLSearchParams)) return null
  const key = body.get(REQUEST_KEY)
  return typeof key === 'string' ? key : null
}
