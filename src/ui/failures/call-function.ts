import { pathTo } from '#addresses.ts'
import { hasSecrets } from './asking-to-sign-in.ts'
import { signedInAgain } from './signed-in-again.ts'

export type FunctionResult<Body> =
  | { ok: true; body: Body }
  /** `status` 0 without an error message: the shop was not reachable. */
  | { ok: false; status: number; error: string | null; body: Record<string, unknown> }

interface CallOptions {
  signal?: AbortSignal
  send?: typeof fetch
}

/** POST /api/functions/{name}. Throws only if aborted. */
export const callFunction = <Body>(name: string, payload: object, options?: CallOptions) =>
  callPath<Body>(pathTo('functions', { name }), payload, options)

/** Posts JSON to a resource route. Throws only if aborted. */
export async function callPath<Body>(
  path: string,
  payload: object,
  options: CallOptions = {},
): Promise<FunctionResult<Body>> {
  const result = await callOnce<Body>(path, payload, options)
  if (result.ok || result.status !== 401) return result
  const goesOn = signedInAgain()
  if (hasSecrets(Object.keys(payload))) return result
  return (await goesOn) ? callOnce(path, payload, options) : result
}

async function callOnce<Body>(
  path: string,
  payload: object,
  { signal, send = fetch }: CallOptions,
): Promise<FunctionResult<Body>> {
  let response: Response
  try {
    response = await send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      signal,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    return { ok: false, status: 0, error: null, body: {} }
  }
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null
  if (response.ok && body) return { ok: true, body: body as Body }
  const error = typeof body?.error === 'string' ? body.error : null
  return { ok: false, status: response.status, error, body: body ?? {} }
}
