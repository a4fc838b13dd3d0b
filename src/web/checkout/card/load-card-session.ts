import { callFunction } from '#web/kit/failures/call-function.ts'

const LONGEST_WAIT_MS = 4_000

/** The provider's secret for her saved cards; null when it does not come soon, and the fields are shown without them. */
export function loadCardSession(): Promise<string | null> {
  const asked = callFunction<{ client_secret: string | null }>('open-card-session', {})
  return Promise.race([
    asked.then((answer) => (answer.ok ? answer.body.client_secret : null)),
    new Promise<null>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, null)),
  ])
}
