export type FunctionResult<Body> =
  | { ok: true; body: Body }
  /** `status` 0 and no sentence: the shop was not reached. */
  | { ok: false; status: number; error: string | null; body: Record<string, unknown> }

/** POST /api/functions/{name} from the browser. Nothing is thrown but an abort. */
export async function callFunction<Body>(
  name: string,
  payload: object,
  { signal, send = fetch }: { signal?: AbortSignal; send?: typeof fetch } = {},
): Promise<FunctionResult<Body>> {
  let response: Response
  try {
    response = await send(`/api/functions/${name}`, {
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
